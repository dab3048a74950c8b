import type { SearchCriteria } from '../../contract.ts'
import type { Effect } from '../rules/rule.ts'
import { type Draft, forget, set } from './state.ts'

const MOST_POUNDS = 1_000_000_000
const LEAST_PRICE = 1000
const LEAST_LONG = 50_000

type Price = Extract<Effect, { do: 'price' }>

/** Whole pounds; a price per person is multiplied by the beds, or without them by the people. */
function inPounds(
  amount: number,
  price: Price,
  sharers: number | undefined,
  { beds, maxPrice, listingType }: SearchCriteria,
): number {
  const people = price.isPerPerson ? Math.max(1, beds || (sharers ?? 1)) : 1
  const pounds = amount * people
  // "up to 450" after "up to 400k" leaves out the same thousands.
  const isShort = pounds < LEAST_PRICE && (maxPrice ?? 0) >= LEAST_LONG && listingType !== 'rent'
  return Math.min(MOST_POUNDS, Math.round(isShort ? pounds * 1000 : pounds))
}

/** Sets the limits that were said, and takes back an earlier one that they contradict. */
export function setPrice(draft: Draft, price: Price, words: string, sharers?: number) {
  const limits: SearchCriteria = {}
  if (price.min !== undefined) limits.minPrice = inPounds(price.min, price, sharers, draft.criteria)
  if (price.max !== undefined) limits.maxPrice = inPounds(price.max, price, sharers, draft.criteria)
  const { minPrice, maxPrice } = { ...draft.criteria, ...limits }
  if (minPrice !== undefined && maxPrice !== undefined && minPrice > maxPrice) {
    forget(draft, limits.minPrice === undefined ? 'minPrice' : 'maxPrice')
  }
  set(draft, limits, words)
}

/** Moves the maximum; false when there is none or nothing would be left. */
export function movePrice(draft: Draft, move: (price: number) => number, words: string): boolean {
  const { maxPrice, minPrice } = draft.criteria
  if (maxPrice === undefined) return false
  const moved = Math.round(move(maxPrice))
  if (moved < 0 || moved > MOST_POUNDS) return false
  if (minPrice !== undefined && minPrice > moved) forget(draft, 'minPrice')
  set(draft, { maxPrice: moved }, words)
  return true
}
