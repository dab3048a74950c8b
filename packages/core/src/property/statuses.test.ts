import fc from 'fast-check'
import { expect, test } from 'vitest'
import { LISTING_TYPES, PROPERTY_STATUSES } from './contract.ts'
import { statusesOf, statusProblem } from './statuses.ts'

test.each([
  ['sale', 'available', undefined],
  ['sale', 'underOffer', undefined],
  ['sale', 'sold', undefined],
  ['sale', 'let', 'Only a home to rent can be let.'],
  ['rent', 'available', undefined],
  ['rent', 'underOffer', undefined],
  ['rent', 'sold', 'Only a home for sale can be sold.'],
  ['rent', 'let', undefined],
] as const)('a home for %s that is %s: %s', (listingType, status, problem) => {
  expect(statusProblem(listingType, status)).toBe(problem)
})

test('what is offered is what is allowed', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...LISTING_TYPES),
      fc.constantFrom(...PROPERTY_STATUSES),
      (listingType, status) =>
        statusesOf(listingType).includes(status) ===
        (statusProblem(listingType, status) === undefined),
    ),
  )
})
