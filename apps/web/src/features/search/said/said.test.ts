import { chipsOf } from '@hearth/core/search/chips.ts'
import type { InterpretOutput, SearchCriteria } from '@hearth/core/search/contract.ts'
import { expect, test } from 'vitest'
import { mergeSaid, saidIn, saidSentence, saidStillIn, wordsBehind } from './said.ts'

const TEXT = '2 to 3 bed flat in Leeds or  York near the tube with a garden'
const criteria: SearchCriteria = {
  location: 'Leeds; York',
  beds: 2,
  maxBeds: 3,
  propertyType: 'flat',
  maxTubeDistance: 0.5,
  features: ['garden'],
}
const understood: InterpretOutput['understood'] = [
  { criterion: 'beds', words: '2 to 3 bed' },
  { criterion: 'maxBeds', words: '2 to 3 bed' },
  { criterion: 'propertyType', words: 'flat' },
  { criterion: 'location', value: 'Leeds', words: 'Leeds' },
  { criterion: 'location', value: 'York', words: 'or york' },
  { criterion: 'maxTubeDistance', words: 'near the tube' },
  { criterion: 'features', value: 'garden', words: 'with a garden' },
]
const said = saidIn(TEXT, { criteria, understood })

/** What each chip of a search tells of the words behind it. */
const told = (search: SearchCriteria, words = said) =>
  Object.fromEntries(
    chipsOf(search).map((chip) => [chip.label, saidSentence(wordsBehind(chip, search, words))]),
  )

test('every chip tells the words that it came from', () => {
  expect(told(criteria)).toEqual({
    Leeds: 'You said “Leeds”',
    York: 'You said “or york”',
    '2–3 beds': 'You said “2 to 3 bed”',
    Flat: 'You said “flat”',
    'Tube within 0.5 mile': 'You said “near the tube”',
    Garden: 'You said “with a garden”',
  })
})

test('a chip that was changed by hand, even in part, tells nothing', () => {
  const changed = { ...criteria, maxBeds: 4, location: 'Leeds; Hull', maxTubeDistance: 1 }
  expect(told(changed)).toMatchObject({
    Leeds: 'You said “Leeds”',
    Hull: undefined,
    '2–4 beds': undefined,
    'Tube within 1 mile': undefined,
  })
})

test('what was changed by hand stays forgotten when it is changed back', () => {
  expect(saidStillIn(said, criteria)).toBe(said)
  const left = saidStillIn(said, { ...criteria, maxTubeDistance: 1, location: 'York' })
  expect(told(criteria, [...left])).toMatchObject({
    Leeds: undefined,
    York: 'You said “or york”',
    'Tube within 0.5 mile': undefined,
  })
})

test('a shared link tells nothing', () => {
  expect(told(criteria, []).Flat).toBeUndefined()
})

test('a follow-up replaces the words of what it says again and adds to the rest', () => {
  const again = saidIn('a garden, under 300k', {
    criteria: { ...criteria, maxPrice: 300_000 },
    understood: [
      { criterion: 'features', value: 'garden', words: 'a garden' },
      { criterion: 'maxPrice', words: 'under 300k' },
    ],
  })
  expect(told({ ...criteria, maxPrice: 300_000 }, mergeSaid(said, again))).toMatchObject({
    Leeds: 'You said “Leeds”',
    'Up to £300,000': 'You said “under 300k”',
    Garden: 'You said “a garden”',
  })
})

test('both ends of a range may have been said apart', () => {
  const range = { listingType: 'rent', minPrice: 900, maxPrice: 1200 } as const
  const apart = saidIn('from £900, up to £1,200', {
    criteria: range,
    understood: [
      { criterion: 'minPrice', words: 'from £900' },
      { criterion: 'maxPrice', words: 'up to £1,200' },
    ],
  })
  expect(told(range, apart)).toEqual({
    '£900–£1,200 pcm': 'You said “from £900” and “up to £1,200”',
  })
})

test('words that were never typed are no words of the visitor', () => {
  const model = { criteria, understood: [{ criterion: 'maxTubeDistance' as const, words: '0.5' }] }
  expect(saidIn('close to the underground', model)).toEqual([])
})
