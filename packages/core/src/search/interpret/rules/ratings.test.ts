import { describe } from 'vitest'
import { type Example, readsExactly } from '../testing/examples.ts'

const EXAMPLES: readonly Example[] = [
  ['flat in zone 3', { propertyType: 'flat', listingType: 'sale' }, ['zone 3']],
  ['zone 2, 3 bed', { beds: 3, listingType: 'sale' }, ['zone 2']],
  ['zone 1-2 flat', { propertyType: 'flat', listingType: 'sale' }, ['zone 1-2']],
  [
    'zones 2 or 3, flat in London',
    { propertyType: 'flat', location: 'London', listingType: 'sale' },
    ['zones 2 or 3'],
  ],
  [
    'EPC rating C or above, flat in York',
    { propertyType: 'flat', location: 'York', listingType: 'sale' },
    ['EPC rating C or above'],
  ],
  [
    'flat in York, epc b',
    { propertyType: 'flat', location: 'York', listingType: 'sale' },
    ['epc b'],
  ],
]

describe('zones and ratings', () => readsExactly(EXAMPLES))
