import { describe } from 'vitest'
import { type Example, readsExactly } from '../testing/examples.ts'

const EXAMPLES: readonly Example[] = [
  ['semi in York', { propertyType: 'semi-detached', location: 'York', listingType: 'sale' }],
  ['terrace in York', { propertyType: 'terraced', location: 'York', listingType: 'sale' }],
  ['end of terrace in York', { propertyType: 'terraced', location: 'York', listingType: 'sale' }],
  ['detached house in York', { propertyType: 'detached', location: 'York', listingType: 'sale' }],
  ['townhouse in York', { propertyType: 'house', location: 'York', listingType: 'sale' }],
  ['apartmnt in York', { propertyType: 'flat', location: 'York', listingType: 'sale' }],
  [
    'studio flat in York',
    { propertyType: 'studio', beds: 0, maxBeds: 0, location: 'York', listingType: 'sale' },
  ],
  [
    'bedsit in York',
    { propertyType: 'studio', beds: 0, maxBeds: 0, location: 'York', listingType: 'sale' },
  ],
  ['land in Powys', { propertyType: 'land', location: 'Powys', listingType: 'sale' }],
  ['building plot in Devon', { propertyType: 'land', location: 'Devon', listingType: 'sale' }],
  ['office to let in York', { propertyType: 'commercial', listingType: 'rent', location: 'York' }],
  [
    'shop to rent in Margate',
    { propertyType: 'commercial', listingType: 'rent', location: 'Margate' },
  ],
  [
    'house or bungalow in York',
    { propertyType: 'house', location: 'York', listingType: 'sale' },
    ['bungalow'],
  ],
  [
    'detached or semi-detached house in York',
    { propertyType: 'detached', location: 'York', listingType: 'sale' },
    ['semi-detached house'],
  ],
  [
    'detached bungalow in York',
    { propertyType: 'bungalow', location: 'York', listingType: 'sale' },
    ['detached'],
  ],
  [
    'flat with a terrace in York',
    { propertyType: 'flat', features: ['terrace'], location: 'York', listingType: 'sale' },
  ],
  [
    'house with land in York',
    { propertyType: 'house', features: ['land'], location: 'York', listingType: 'sale' },
  ],
  [
    'Victorian terrace in York',
    { features: ['period'], propertyType: 'terraced', location: 'York', listingType: 'sale' },
  ],
  [
    'penthouse in York',
    { propertyType: 'flat', location: 'York', listingType: 'sale' },
    ['penthouse'],
  ],
  [
    'barn conversion in York',
    { propertyType: 'house', location: 'York', listingType: 'sale' },
    ['barn conversion'],
  ],
  ['house share in York', { location: 'York', listingType: 'sale' }, ['house share']],
  ['maisonnette in York', { propertyType: 'maisonette', location: 'York', listingType: 'sale' }],
  [
    'flat or maisonette in York',
    { propertyType: 'flat', location: 'York', listingType: 'sale' },
    ['maisonette'],
  ],
  [
    'student house in York',
    { features: ['students'], propertyType: 'house', location: 'York', listingType: 'sale' },
  ],
  [
    'retirement flat in York',
    { features: ['retirement'], propertyType: 'flat', location: 'York', listingType: 'sale' },
  ],
  ['no flats in York', { location: 'York', listingType: 'sale' }, ['no flats']],
  [
    'a flat, not a studio, in York',
    { propertyType: 'flat', location: 'York', listingType: 'sale' },
    ['not a studio'],
  ],
]

describe('kinds of home', () => readsExactly(EXAMPLES))
