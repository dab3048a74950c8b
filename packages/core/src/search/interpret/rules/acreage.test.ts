import { describe } from 'vitest'
import { type Example, readsExactly } from '../testing/examples.ts'

const FLAT = { propertyType: 'flat', location: 'Manchester', listingType: 'sale' } as const

const EXAMPLES: readonly Example[] = [
  ['flat at least 700 sq ft in Manchester', FLAT, ['at least 700 sq ft']],
  ['700 sqft flat in Manchester', FLAT, ['700 sqft']],
  ['700+ square feet flat in Manchester', FLAT, ['700+ square feet']],
  ['flat of 60 to 80 sq m in Manchester', FLAT, ['60 to 80 sq m']],
  ['flat between 60 and 80 sqm in Manchester', FLAT, ['between 60 and 80 sqm']],
  ['60 m2 flat in Manchester', FLAT, ['60 m2']],
  ['60m² flat in Manchester', FLAT, ['60m²']],
  [
    'flat over 65 square metres in Manchester under 300k',
    { ...FLAT, maxPrice: 300_000 },
    ['over 65 square metres'],
  ],
  ['50 m² flat in Manchester max 400k', { ...FLAT, maxPrice: 400_000 }, ['50 m²']],
  ['flat in Manchester 50 sq m max 400k', { ...FLAT, maxPrice: 400_000 }, ['50 sq m']],
  ['2 bed flat in M2', { ...FLAT, beds: 2, location: 'M2' }],
  [
    'at least 2 acres in Devon',
    { features: ['land'], location: 'Devon', listingType: 'sale' },
    ['at least 2 acres'],
  ],
]

describe('areas', () => readsExactly(EXAMPLES))
