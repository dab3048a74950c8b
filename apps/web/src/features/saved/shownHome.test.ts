import type { PropertyStatus } from '@hearth/core/property/contract.ts'
import { expect, test } from 'vitest'
import { savedNow, shownFromAccount, shownFromSnapshot, shownNow } from './shownHome.ts'
import { snapshotOf } from './snapshot.ts'
import { aCard } from './testing/aCard.ts'
import { aListing } from './testing/aListing.ts'

test.each<[PropertyStatus, boolean, string | null]>([
  ['available', false, null],
  ['underOffer', false, 'Under Offer'],
  ['sold', false, 'Sold'],
  ['let', false, 'Let'],
  ['available', true, 'No longer listed'],
  ['sold', true, 'Sold'],
])('a home of the account that is %s (withdrawn: %s) says %s', (status, isWithdrawn, mark) => {
  const shown = shownFromAccount({ ...savedNow(aCard({ status })), isWithdrawn })
  expect(shown).toMatchObject({ mark, hasPage: !isWithdrawn, title: aCard().title })
})

test('a home that this browser kept says nothing of the market until that is known', () => {
  expect(shownFromSnapshot(snapshotOf(aCard()))).toMatchObject({ mark: null, hasPage: true })
})

test('a home that this browser kept is shown as its listing is now', () => {
  const kept = snapshotOf(aCard({ price: 500_000 }))
  const listing = aListing({ status: 'sold', price: 485_000 })
  expect(shownNow(kept, listing)).toMatchObject({ mark: 'Sold', price: 485_000, hasPage: true })
})

test('a home that this browser kept and that is gone stays as it was, and says so', () => {
  const kept = snapshotOf(aCard())
  expect(shownNow(kept, undefined)).toEqual({ ...kept, mark: 'No longer listed', hasPage: false })
})
