import { describe } from 'vitest'
import { type Example, readsExactly } from '../testing/examples.ts'

const EXAMPLES: readonly Example[] = [
  ['3-bed in Leeds', { beds: 3, location: 'Leeds', listingType: 'sale' }],
  [
    '3/4 bed house in Reading',
    { beds: 3, maxBeds: 4, propertyType: 'house', location: 'Reading', listingType: 'sale' },
  ],
  [
    'two-three bedrooms in Bristol',
    { beds: 2, maxBeds: 3, location: 'Bristol', listingType: 'sale' },
  ],
  [
    '4+ beds, 2+ baths, St Albans',
    { beds: 4, baths: 2, location: 'St Albans', listingType: 'sale' },
  ],
  [
    'anything with exactly 3 bedrooms in BS8',
    { beds: 3, maxBeds: 3, location: 'BS8', listingType: 'sale' },
  ],
  ['1 or 2 bed in E1', { beds: 1, maxBeds: 2, location: 'E1', listingType: 'sale' }],
  ['2 or more bedrooms in Poole', { beds: 2, location: 'Poole', listingType: 'sale' }],
  [
    'minimum 2 bathrooms, 4 bed in Solihull',
    { baths: 2, beds: 4, location: 'Solihull', listingType: 'sale' },
  ],
  ['3 beds minimum in Derby', { beds: 3, location: 'Derby', listingType: 'sale' }],
  ['no fewer than 3 bedrooms in Derby', { beds: 3, location: 'Derby', listingType: 'sale' }],
  ['max 2 beds in Whitstable', { maxBeds: 2, location: 'Whitstable', listingType: 'sale' }],
  ['more than 2 bedrooms in Norwich', { beds: 3, location: 'Norwich', listingType: 'sale' }],
  ['fewer than 4 bedrooms in Norwich', { maxBeds: 3, location: 'Norwich', listingType: 'sale' }],
  [
    'minimum 3 beds, maximum 5 beds, Cardiff',
    { beds: 3, maxBeds: 5, location: 'Cardiff', listingType: 'sale' },
  ],
  [
    'between 2 and 4 bedrooms in Hull',
    { beds: 2, maxBeds: 4, location: 'Hull', listingType: 'sale' },
  ],
  ['2 bed or 3 bed in Hull', { beds: 2, maxBeds: 3, location: 'Hull', listingType: 'sale' }],
  [
    'studio or 1 bed flat to rent in Camden',
    { beds: 0, maxBeds: 1, propertyType: 'flat', listingType: 'rent', location: 'Camden' },
  ],
  ['1 bed or studio, Brighton', { beds: 0, maxBeds: 1, location: 'Brighton', listingType: 'sale' }],
  ['2bed2bath in Stratford', { beds: 2, baths: 2, location: 'Stratford', listingType: 'sale' }],
  ['3 double bedrooms in Leeds', { beds: 3, location: 'Leeds', listingType: 'sale' }, ['double']],
  ['2 bedrooms only in York', { beds: 2, maxBeds: 2, location: 'York', listingType: 'sale' }],
  [
    'at most 2 bathrooms in York',
    { location: 'York', listingType: 'sale' },
    ['at most 2 bathrooms'],
  ],
  ['3 bdrm in York', { beds: 3, location: 'York', listingType: 'sale' }],
  ['3br in Oxford', { beds: 3, location: 'Oxford', listingType: 'sale' }],
  [
    'beds: 3, baths: 2, location: Hull',
    { beds: 3, baths: 2, location: 'Hull', listingType: 'sale' },
  ],
  [
    'Location: Hull. Bedrooms: 3. Max price: £200,000',
    { beds: 3, maxPrice: 200_000, location: 'Hull', listingType: 'sale' },
  ],
  [
    'number of bedrooms: 2-3 in York',
    { beds: 2, maxBeds: 3, location: 'York', listingType: 'sale' },
  ],
  ['max beds = 4, York', { maxBeds: 4, location: 'York', listingType: 'sale' }],
  ['2 bed: 2 bath in York', { beds: 2, baths: 2, location: 'York', listingType: 'sale' }],
]

describe('bedrooms and bathrooms', () => readsExactly(EXAMPLES))
