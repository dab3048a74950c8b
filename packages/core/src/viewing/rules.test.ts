import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { VIEWING_SLOTS } from './contract.ts'
import {
  firstViewingDay,
  isSunday,
  isViewingDay,
  londonDay,
  slotInstant,
  slotsStillToCome,
  viewingProblems,
  withSlot,
} from './rules.ts'

const at = (instant: string) => new Date(instant)

describe('the day in London', () => {
  test.each([
    ['2026-01-15T23:59:59Z', '2026-01-15'],
    ['2026-01-16T00:00:00Z', '2026-01-16'],
    // An hour ahead of UTC in summer.
    ['2026-07-15T22:59:59Z', '2026-07-15'],
    ['2026-07-15T23:00:00Z', '2026-07-16'],
    // The night in which the clocks go forward, and the one in which they go back.
    ['2026-03-28T23:59:59Z', '2026-03-28'],
    ['2026-03-29T00:30:00Z', '2026-03-29'],
    ['2026-03-29T23:00:00Z', '2026-03-30'],
    ['2026-10-24T23:00:00Z', '2026-10-25'],
    ['2026-10-25T23:30:00Z', '2026-10-25'],
    ['2026-10-26T00:00:00Z', '2026-10-26'],
    ['2026-12-31T23:59:59Z', '2026-12-31'],
    ['2028-02-29T12:00:00Z', '2028-02-29'],
  ])('%s is %s', (instant, day) => {
    expect(londonDay(at(instant))).toBe(day)
  })
})

describe('the instant of a slot', () => {
  test.each([
    ['2026-03-28', '09:00', '2026-03-28T09:00:00.000Z'],
    ['2026-03-30', '09:00', '2026-03-30T08:00:00.000Z'],
    ['2026-10-24', '17:00', '2026-10-24T16:00:00.000Z'],
    ['2026-10-26', '17:00', '2026-10-26T17:00:00.000Z'],
  ] as const)('%s %s begins at %s', (day, slot, instant) => {
    expect(slotInstant(day, slot).toISOString()).toBe(instant)
  })

  test('is on its day, in order, an hour apart', () => {
    const days = fc
      .date({ min: at('2026-01-01'), max: at('2036-12-31'), noInvalidDate: true })
      .map((date) => date.toISOString().slice(0, 10))
    fc.assert(
      fc.property(days, (day) => {
        const instants = VIEWING_SLOTS.map((slot) => slotInstant(day, slot))
        for (const [nth, instant] of instants.entries()) {
          expect(londonDay(instant)).toBe(day)
          const hour = (instant.getTime() - (instants[0]?.getTime() ?? 0)) / 3_600_000
          expect(hour).toBe(nth)
        }
      }),
    )
  })
})

describe('what is wrong with a request', () => {
  const PAST = 'Choose a date that is not in the past.'
  const SUNDAY = 'Viewings are Monday to Saturday. Choose another date.'
  const TODAY_OVER = 'The viewing times of today have passed. Choose another date.'
  const TIMES = 'Choose times that are still to come.'

  test.each([
    // A Friday in November, UTC.
    ['2026-11-20T12:00:00Z', '2026-11-20', ['13:00'], []],
    ['2026-11-20T12:00:00Z', '2026-11-20', ['12:00', '13:00'], [['times', TIMES]]],
    ['2026-11-20T17:00:00Z', '2026-11-20', ['17:00'], [['date', TODAY_OVER]]],
    ['2026-11-20T12:00:00Z', '2026-11-19', ['17:00'], [['date', PAST]]],
    ['2026-11-20T12:00:00Z', '2026-11-22', ['09:00'], [['date', SUNDAY]]],
    ['2026-11-20T12:00:00Z', '2026-11-21', ['09:00', '17:00'], []],
    // Half past midnight in London is still yesterday by UTC: yesterday is past.
    ['2026-07-15T23:30:00Z', '2026-07-15', ['09:00'], [['date', PAST]]],
    ['2026-07-15T23:30:00Z', '2026-07-16', ['09:00'], []],
    // 16:30 in London before and after the clocks go back.
    ['2026-10-24T15:30:00Z', '2026-10-24', ['17:00'], []],
    ['2026-10-26T16:30:00Z', '2026-10-26', ['17:00'], []],
    ['2026-10-26T17:00:00Z', '2026-10-26', ['17:00'], [['date', TODAY_OVER]]],
    // And forward: 08:30 in London on the Monday.
    ['2026-03-30T07:30:00Z', '2026-03-30', ['09:00'], []],
    ['2026-03-30T08:00:00Z', '2026-03-30', ['09:00'], [['times', TIMES]]],
    // Both change days are Sundays.
    ['2026-03-20T12:00:00Z', '2026-03-29', ['09:00'], [['date', SUNDAY]]],
    ['2026-10-20T12:00:00Z', '2026-10-25', ['09:00'], [['date', SUNDAY]]],
  ] as const)('at %s: %s %j → %j', (now, date, times, problems) => {
    const told = viewingProblems({ date, times }, at(now))
    expect(told.map(({ field, message }) => [field, message])).toEqual(problems)
  })

  test('a day that may be chosen, with a slot still to come, has no problem', () => {
    const instants = fc.date({
      min: at('2026-01-01'),
      max: at('2027-12-31'),
      noInvalidDate: true,
    })
    fc.assert(
      fc.property(instants, fc.integer({ min: -3, max: 20 }), (now, ahead) => {
        const date = londonDay(new Date(now.getTime() + ahead * 86_400_000))
        const left = slotsStillToCome(date, now)
        const isFine = viewingProblems({ date, times: left }, now).length === 0
        expect(isFine).toBe(isViewingDay(date, now))
        if (isSunday(date) || ahead < 0) expect(isFine).toBe(false)
        else if (ahead > 0) expect(left).toEqual(VIEWING_SLOTS)
      }),
    )
  })
})

test('a slot is added in its place, and once', () => {
  expect(withSlot(VIEWING_SLOTS, ['15:00'], '09:00')).toEqual(['09:00', '15:00'])
  expect(withSlot(VIEWING_SLOTS, ['09:00', '15:00'], '15:00')).toEqual(['09:00', '15:00'])
})

test.each([
  ['2026-11-20T16:59:00Z', '2026-11-20'],
  ['2026-11-20T17:00:00Z', '2026-11-21'],
  // Saturday's times have passed, and the day after is a Sunday.
  ['2026-11-28T17:00:00Z', '2026-11-30'],
  ['2026-11-29T12:00:00Z', '2026-11-30'],
  ['2026-11-30T17:00:00Z', '2026-12-01'],
  // The clocks change in between.
  ['2026-03-28T17:00:00Z', '2026-03-30'],
  ['2026-10-24T16:00:00Z', '2026-10-26'],
])('at %s the first day for viewings is %s', (now, day) => {
  expect(firstViewingDay(at(now))).toBe(day)
})
