import { describe } from 'vitest'
import { type Example, readsExactly } from '../testing/examples.ts'

const EXAMPLES: readonly Example[] = [
  ['flat in York', { propertyType: 'flat', location: 'York', listingType: 'sale' }],
  ['flat to rent in York', { propertyType: 'flat', listingType: 'rent', location: 'York' }],
  ['flat to let in York', { propertyType: 'flat', listingType: 'rent', location: 'York' }],
  ['flat for sale in York', { propertyType: 'flat', listingType: 'sale', location: 'York' }],
  ['lettings in York', { listingType: 'rent', location: 'York' }],
  ['looking to buy in York', { listingType: 'sale', location: 'York' }],
  ['buy to let flat in York', { listingType: 'sale', propertyType: 'flat', location: 'York' }],
  [
    'leasehold flat in York',
    { features: ['leasehold'], propertyType: 'flat', location: 'York', listingType: 'sale' },
  ],
  [
    'flat with 99 year lease in York',
    { propertyType: 'flat', listingType: 'sale', location: 'York' },
    ['99 year lease'],
  ],
  [
    'flat with at least 50 years lease in York',
    { propertyType: 'flat', listingType: 'sale', location: 'York' },
    ['at least 50 years lease'],
  ],
  ['long let in York', { listingType: 'rent', location: 'York' }, ['long let']],
  ['let me see flats in York', { propertyType: 'flat', location: 'York', listingType: 'sale' }],
  ['rent or buy a flat in York', { listingType: 'sale', propertyType: 'flat', location: 'York' }],
  ['flat in York a month', { propertyType: 'flat', location: 'York', listingType: 'rent' }],
  ['first time buyer looking in York', { listingType: 'sale', location: 'York' }],
  ['semi in Sale', { propertyType: 'semi-detached', location: 'Sale', listingType: 'sale' }],
  [
    'flat with tenants in situ in Salford',
    { propertyType: 'flat', location: 'Salford', listingType: 'sale' },
    ['with tenants in situ'],
  ],
]

describe('buying and renting', () => readsExactly(EXAMPLES))
