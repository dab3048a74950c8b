import { expect, test } from 'vitest'
import { hasLimitOfOtherKind } from './priceLimits.ts'

test.each([
  [{ maxPrice: 1800 }, 'sale', true],
  [{ maxPrice: 1800 }, 'rent', false],
  [{ maxPrice: 450_000 }, 'rent', true],
  [{ minPrice: 19_999 }, 'sale', true],
  [{ minPrice: 20_000 }, 'sale', false],
  [{ minPrice: 1000, maxPrice: 450_000 }, 'sale', true],
  [{ beds: 2 }, 'sale', false],
] as const)('the limits of %j are of another kind than %s: %s', (criteria, listingType, is) => {
  expect(hasLimitOfOtherKind(criteria, listingType)).toBe(is)
})
