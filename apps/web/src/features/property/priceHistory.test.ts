import type { PropertyHistoryEntry } from '@hearth/core/property/contract.ts'
import { expect, test } from 'vitest'
import { historyLines } from './priceHistory.ts'

const at = '2026-10-01T09:00:00Z'
const listed: PropertyHistoryEntry = { at, kind: 'listed', price: 500_000, status: 'available' }
const latest = (change: Partial<PropertyHistoryEntry>, from = listed) => {
  const [line] = historyLines([from, { ...from, kind: 'price', ...change }], 'sale')
  return [line?.what, line?.detail]
}

test('the latest comes first', () => {
  const sold = { ...listed, at: '2026-11-02T09:00:00Z', kind: 'status', status: 'sold' } as const
  expect(historyLines([listed, sold], 'sale')).toEqual([
    { at: '2026-11-02T09:00:00Z', what: 'Sold' },
    { at, what: 'Listed at £500,000' },
  ])
})

test.each([
  [{ price: 475_000 }, 'Reduced to £475,000', '£25,000 less (5%)'],
  [{ price: 510_000 }, 'Raised to £510,000', '£10,000 more (2%)'],
  [{ price: 499_000 }, 'Reduced to £499,000', '£1,000 less'],
  [{ price: 500_000 }, 'Priced at £500,000', undefined],
  [{ price: null }, 'Price on application', undefined],
  [{ kind: 'status', status: 'underOffer' }, 'Under Offer', undefined],
  [{ kind: 'status', status: 'available' }, 'Back on the market', undefined],
  [{ kind: 'withdrawn' }, 'Withdrawn', undefined],
] as const)('%o is told as "%s" with "%s"', (change, what, detail) => {
  expect(latest(change)).toEqual([what, detail])
})

test('a price after none has nothing to be compared with', () => {
  expect(latest({ price: 400_000 }, { ...listed, price: null })).toEqual([
    'Priced at £400,000',
    undefined,
  ])
})

test('a rent is told per calendar month, and no price as what it is', () => {
  const words = (price: number | null) => historyLines([{ ...listed, price }], 'rent')[0]?.what
  expect([words(1250), words(null)]).toEqual([
    'Listed at £1,250 pcm',
    'Listed: Price on application',
  ])
})
