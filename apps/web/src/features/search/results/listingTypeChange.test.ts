import { expect, test } from 'vitest'
import { withListingType } from './listingTypeChange.ts'

const rent = { listingType: 'rent', location: 'Clapham', beds: 2 } as const

test.each([
  [{ ...rent, maxPrice: 1800 }, '£1,800 pcm'],
  [{ ...rent, minPrice: 900, maxPrice: 1800 }, '£900–£1,800 pcm'],
])('a rent does not limit homes for sale: %j', (criteria, limits) => {
  expect(withListingType(criteria, 'sale')).toEqual({
    criteria: { listingType: 'sale', location: 'Clapham', beds: 2 },
    notice: `Price limit removed: ${limits} doesn't apply to homes for sale`,
  })
})

test('a price does not limit homes to rent, also when the listing type was never said', () => {
  expect(withListingType({ maxPrice: 450_000 }, 'rent')).toEqual({
    criteria: { listingType: 'rent' },
    notice: "Price limit removed: £450,000 doesn't apply to homes to rent",
  })
})

test('what means something for both is kept, without a notice', () => {
  expect(withListingType(rent, 'sale')).toEqual({ criteria: { ...rent, listingType: 'sale' } })
  expect(withListingType({ ...rent, maxPrice: 1800 }, 'rent').notice).toBeUndefined()
})
