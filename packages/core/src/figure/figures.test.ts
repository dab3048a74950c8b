import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { londonDay } from '../viewing/rules.ts'
import type { Figures } from './contract.ts'
import { comparedFigures, FIGURE_DAYS, figureDays, sumOf } from './days.ts'
import { comparison, figuresInWords } from './wording.ts'

const NONE: Figures = { impressions: 0, pageViews: 0, saves: 0, enquiries: 0, viewings: 0 }
const some = (figures: Partial<Figures>): Figures => ({ ...NONE, ...figures })

describe('the days', () => {
  // Clocks go forward on 29 March 2026 at 01:00 UTC and back on 25 October 2026 at 01:00 UTC.
  test.each([
    ['2026-03-28T23:59:59Z', '2026-03-28'],
    ['2026-03-29T00:30:00Z', '2026-03-29'],
    ['2026-03-29T22:59:59Z', '2026-03-29'],
    ['2026-03-29T23:00:00Z', '2026-03-30'],
    ['2026-10-24T22:59:59Z', '2026-10-24'],
    ['2026-10-24T23:00:00Z', '2026-10-25'],
    ['2026-10-25T00:30:00Z', '2026-10-25'],
    ['2026-10-25T01:30:00Z', '2026-10-25'],
    ['2026-10-25T23:59:59Z', '2026-10-25'],
    ['2026-10-26T00:00:00Z', '2026-10-26'],
  ])('at %s the last one is %s', (instant, day) => {
    expect(figureDays(new Date(instant)).at(-1)).toBe(day)
  })

  test('are sixty, one after the other, whenever that is', () => {
    const instant = fc.date({
      min: new Date('2020-01-01'),
      max: new Date('2040-01-01'),
      noInvalidDate: true,
    })
    fc.assert(
      fc.property(instant, (now) => {
        const days = figureDays(now)
        expect(days).toHaveLength(2 * FIGURE_DAYS)
        expect(days.at(-1)).toBe(londonDay(now))
        const gaps = days.slice(1).map((day, nth) => Date.parse(day) - Date.parse(days[nth] ?? ''))
        expect(new Set(gaps)).toEqual(new Set([86_400_000]))
      }),
    )
  })
})

describe('a comparison', () => {
  const days = figureDays(new Date('2026-06-01T12:00:00Z')).map((day, nth) => ({
    ...some({ impressions: nth < FIGURE_DAYS ? 1 : 10 }),
    day,
  }))

  test('is of the last days with as many before', () => {
    const { days: shown, sums, before } = comparedFigures(days, new Date('2025-01-01T12:00:00Z'))
    expect(shown).toHaveLength(FIGURE_DAYS)
    expect(shown.at(-1)?.day).toBe('2026-06-01')
    expect([sums.impressions, before?.impressions]).toEqual([300, 30])
  })

  test.each([
    ['2026-04-02T22:59:00Z', false],
    ['2026-04-03T23:00:00Z', true],
    ['2026-05-30T12:00:00Z', true],
  ])('of a home listed at %s: none is %s', (listedAt, isNone) => {
    expect(comparedFigures(days, new Date(listedAt)).before === null).toBe(isNone)
  })

  test.each([
    [112, 100, '12% more than in the 30 days before'],
    [2500, 100, '2,400% more than in the 30 days before'],
    [50, 100, '50% fewer than in the 30 days before'],
    [0, 40, '100% fewer than in the 30 days before'],
    [1001, 1000, 'About as many as in the 30 days before'],
    [7, 7, 'As many as in the 30 days before'],
    [0, 0, 'None in the 30 days before either'],
    [8, 2, '2 in the 30 days before'],
    [8, 0, '0 in the 30 days before'],
  ])('%i after %i', (now, before, words) => {
    expect(comparison(now, before)).toBe(words)
  })
})

test.each<[string, Figures, Figures | null]>([
  ['In the last 30 days nobody has come across your home yet.', NONE, null],
  [
    'In the last 30 days your home was shown 1,240 times in search results and its page was opened 86 times. It was saved 7 times and led to 3 enquiries and 2 requests for a viewing. Its page was opened 15% more often than in the 30 days before.',
    { impressions: 1240, pageViews: 86, saves: 7, enquiries: 3, viewings: 2 },
    some({ pageViews: 75 }),
  ],
  [
    'In the last 30 days your home was shown once in search results and its page was opened twice. It led to 1 enquiry and no requests for a viewing.',
    some({ impressions: 1, pageViews: 2, enquiries: 1 }),
    some({ pageViews: 1 }),
  ],
  [
    'In the last 30 days your home was shown 40 times in search results and its page was opened 10 times. It was saved once and led to no enquiries and 1 request for a viewing. Its page was opened 50% less often than in the 30 days before.',
    some({ impressions: 40, pageViews: 10, saves: 1, viewings: 1 }),
    some({ pageViews: 20 }),
  ],
  [
    'In the last 30 days your home was shown 40 times in search results and its page was opened once. So far nobody has enquired or asked for a viewing.',
    some({ impressions: 40, pageViews: 1 }),
    null,
  ],
  [
    'In the last 30 days your home was shown 40 times in search results and its page was opened once. It was saved 3 times; so far nobody has enquired or asked for a viewing.',
    some({ impressions: 40, pageViews: 1, saves: 3 }),
    null,
  ],
])('%s', (words, sums, before) => {
  expect(figuresInWords(sums, before)).toBe(words)
})

test('sums lose nothing', () => {
  const count = fc.nat({ max: 100_000 })
  const figures = fc.record({
    ...{ impressions: count, pageViews: count, saves: count, enquiries: count, viewings: count },
  })
  fc.assert(
    fc.property(fc.array(figures), fc.array(figures), (some, others) => {
      expect(sumOf([...some, ...others])).toEqual(sumOf([sumOf(some), sumOf(others)]))
    }),
  )
})
