import { expect, test } from 'vitest'
import { savedMark } from './savedMark.ts'

test.each([
  ['available', false, null],
  ['underOffer', false, 'Under Offer'],
  ['sold', false, 'Sold'],
  ['let', false, 'Let'],
  ['available', true, 'No longer listed'],
  ['underOffer', true, 'No longer listed'],
  // Why it went says more than that it did.
  ['sold', true, 'Sold'],
  ['let', true, 'Let'],
] as const)('%s, withdrawn %s: %s', (status, isWithdrawn, expected) => {
  expect(savedMark({ status, isWithdrawn })).toBe(expected)
})
