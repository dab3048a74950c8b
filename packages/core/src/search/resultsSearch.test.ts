import { expect, test } from 'vitest'
import {
  betterParams,
  cleanParams,
  joinNotApplied,
  mergeNotApplied,
  paramsFromState,
  splitNotApplied,
  stateFromParams,
} from './resultsSearch.ts'

test.each([
  [['quiet street']],
  [['quiet, leafy street', 'low crime']],
  [['back\\slash', 'comma,', ',', '\\,']],
  [['30 minutes from Waterloo', 'émigré café', '🙂']],
])('what was not applied survives the address: %j', (items) => {
  expect(splitNotApplied(joinNotApplied(items))).toEqual(items)
})

test('an address without it has nothing that was not applied', () => {
  expect(joinNotApplied([])).toBeUndefined()
  expect(splitNotApplied(undefined)).toEqual([])
  expect(splitNotApplied(',, ,')).toEqual([])
})

test('what was not applied is listed once, and the latest when there is too much', () => {
  expect(mergeNotApplied(['a', 'b'], ['b', 'c'])).toEqual(['a', 'b', 'c'])
  expect(mergeNotApplied([...'abcdef'], [...'ghij'])).toEqual([...'cdefghij'])
})

test('the whole state survives the address', () => {
  const state = {
    criteria: { listingType: 'rent', location: 'Clapham', beds: 0, maxPrice: 1800 },
    sort: 'nearest',
    notApplied: ['quiet street'],
  } as const
  expect(stateFromParams(paramsFromState({ ...state, notApplied: [...state.notApplied] }))).toEqual(
    state,
  )
})

test('an empty search has an empty address', () => {
  expect(paramsFromState({ criteria: {}, sort: 'newest', notApplied: [] })).toEqual({})
})

test('nothing is nearest without a place', () => {
  expect(stateFromParams({ sort: 'nearest' }).sort).toBe('newest')
  expect(paramsFromState({ criteria: {}, sort: 'nearest', notApplied: [] })).toEqual({})
})

test.each([
  [
    { type: 'rent', beds: 2 },
    { type: 'rent', beds: '2' },
  ],
  [
    { type: 'castle', beds: 'two', location: 'Leith', utm: 'x' },
    { location: 'Leith', notApplied: 'type=castle,beds=two' },
  ],
  [
    { sort: 'priceAsc', maxPrice: '-3' },
    { sort: 'priceAsc', notApplied: 'maxPrice=-3' },
  ],
  [{ sort: 'cheapest', location: { a: 1 } }, { notApplied: 'sort=cheapest' }],
  [
    { notApplied: 'quiet', features: 'garden,moat,garden' },
    { features: 'garden', notApplied: 'quiet,features=moat' },
  ],
  [
    { beds: '3', maxBeds: '1' },
    { beds: '1', maxBeds: '3' },
  ],
  [
    { minBeds: '2', maxBeds: '4' },
    { minBeds: '2', maxBeds: '4' },
  ],
  [{ minBeds: '2', beds: '3' }, { beds: '3' }],
])('the address %j is cleaned to %j', (raw, clean) => {
  expect(cleanParams(raw)).toEqual(clean)
  expect(betterParams(clean)).toBeUndefined()
})

test('an address is bettered once, and never for the order of its parameters', () => {
  expect(betterParams({ type: 'castle', utm_source: 'x' })).toEqual({ notApplied: 'type=castle' })
  expect(betterParams({ beds: '3', maxBeds: '1' })).toEqual({ beds: '1', maxBeds: '3' })
  expect(betterParams({ type: 'rent', maxBeds: '4', minBeds: '2', location: 'Leith' })).toBe(
    undefined,
  )
})
