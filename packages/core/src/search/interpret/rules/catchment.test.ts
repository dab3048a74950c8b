import { describe } from 'vitest'
import { type Example, readsExactly } from '../testing/examples.ts'

const EXAMPLES: readonly Example[] = [
  [
    'house in Richmond within catchment for Grasmere Primary',
    { propertyType: 'house', location: 'Richmond', listingType: 'sale' },
    ['within catchment for Grasmere Primary'],
  ],
  [
    "3 bed in the catchment of St Mary's school, Leeds",
    { beds: 3, location: 'Leeds', listingType: 'sale' },
    ["in the catchment of St Mary's school"],
  ],
  [
    'in a good school catchment area in York',
    { location: 'York', listingType: 'sale' },
    ['good school catchment area'],
  ],
]

describe('catchment areas of schools', () => readsExactly(EXAMPLES))
