import { tzOffset } from '@date-fns/tz'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isAlertDue, lastAlertInstant } from './alertSchedule.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR

// Clocks go forward on Sunday 29 March 2026 and back on Sunday 25 October 2026, both at 01:00 UTC.
test.each([
  ['daily', 'just before eight in winter', '2026-01-14T07:59:59.999Z', '2026-01-13T08:00:00Z'],
  ['daily', 'at eight in winter', '2026-01-14T08:00:00Z', '2026-01-14T08:00:00Z'],
  ['daily', 'just before eight in summer', '2026-07-01T06:59:59Z', '2026-06-30T07:00:00Z'],
  ['daily', 'at eight in summer', '2026-07-01T07:00:00Z', '2026-07-01T07:00:00Z'],
  ['daily', 'in the evening', '2026-07-01T23:30:00Z', '2026-07-01T07:00:00Z'],
  ['daily', 'the day before the clocks go forward', '2026-03-28T12:00:00Z', '2026-03-28T08:00:00Z'],
  ['daily', 'an hour early as they go forward', '2026-03-29T06:59:00Z', '2026-03-28T08:00:00Z'],
  ['daily', 'as they go forward', '2026-03-29T07:00:00Z', '2026-03-29T07:00:00Z'],
  ['daily', 'the day before the clocks go back', '2026-10-24T07:00:00Z', '2026-10-24T07:00:00Z'],
  ['daily', 'an hour early as they go back', '2026-10-25T07:30:00Z', '2026-10-24T07:00:00Z'],
  ['daily', 'as they go back', '2026-10-25T08:00:00Z', '2026-10-25T08:00:00Z'],
  ['daily', 'at the turn of a year', '2027-01-01T00:10:00Z', '2026-12-31T08:00:00Z'],
  ['weekly', 'on a Monday just before eight', '2026-01-12T07:59:00Z', '2026-01-05T08:00:00Z'],
  ['weekly', 'on a Monday at eight', '2026-01-12T08:00:00Z', '2026-01-12T08:00:00Z'],
  ['weekly', 'on a Sunday', '2026-01-18T23:59:00Z', '2026-01-12T08:00:00Z'],
  ['weekly', 'after the clocks went forward', '2026-03-30T06:59:00Z', '2026-03-23T08:00:00Z'],
  ['weekly', 'on the Monday after they did', '2026-03-30T07:00:00Z', '2026-03-30T07:00:00Z'],
  ['weekly', 'before the Monday in winter time', '2026-10-26T07:59:00Z', '2026-10-19T07:00:00Z'],
  ['weekly', 'on that Monday', '2026-10-26T08:00:00Z', '2026-10-26T08:00:00Z'],
  [
    'weekly',
    'on a Monday of London, still Sunday by UTC',
    '2026-07-05T23:30:00Z',
    '2026-06-29T07:00:00Z',
  ],
] as const)('%s alerts, %s', (rhythm, _when, now, expected) => {
  expect(lastAlertInstant(rhythm, new Date(now))).toEqual(new Date(expected))
})

describe('at any instant', () => {
  const instants = fc.date({
    min: new Date('2025-01-01T00:00:00Z'),
    max: new Date('2029-12-31T00:00:00Z'),
    noInvalidDate: true,
  })
  const inLondon = (instant: Date) =>
    new Date(instant.getTime() + tzOffset('Europe/London', instant) * 60_000)

  test('it is eight in London, not long ago, and on a Monday for weekly alerts', () => {
    fc.assert(
      fc.property(instants, fc.constantFrom('daily', 'weekly'), (now, rhythm) => {
        const last = lastAlertInstant(rhythm, now)
        const age = now.getTime() - last.getTime()
        expect(age).toBeGreaterThanOrEqual(0)
        // A day with a change of the clocks has up to 25 hours.
        expect(age).toBeLessThan((rhythm === 'daily' ? DAY : 7 * DAY) + HOUR)
        const local = inLondon(last)
        expect(local.toISOString().slice(11)).toBe('08:00:00.000Z')
        if (rhythm === 'weekly') expect(local.getUTCDay()).toBe(1)
      }),
      { numRuns: 2000 },
    )
  })

  test('it stays the same until the next, and never goes back', () => {
    fc.assert(
      fc.property(instants, instants, fc.constantFrom('daily', 'weekly'), (one, other, rhythm) => {
        const [earlier, later] = one < other ? [one, other] : [other, one]
        const first = lastAlertInstant(rhythm, earlier)
        const second = lastAlertInstant(rhythm, later)
        expect(second.getTime()).toBeGreaterThanOrEqual(first.getTime())
        expect(lastAlertInstant(rhythm, first)).toEqual(first)
        if (later < first) expect(second).toEqual(first)
      }),
    )
  })
})

test.each([
  ['daily', '2026-01-14T07:00:00Z', '2026-01-01T12:00:00Z', true],
  ['daily', '2026-01-14T08:00:00Z', '2026-01-01T12:00:00Z', false],
  ['daily', '2026-01-14T09:00:00Z', '2026-01-01T12:00:00Z', false],
  ['daily', '2026-01-12T08:00:00Z', '2026-01-14T07:59:00Z', true],
  ['daily', '2026-01-12T08:00:00Z', '2026-01-14T08:00:00Z', false],
  ['daily', '2026-01-12T08:00:00Z', '2026-01-14T11:00:00Z', false],
  ['weekly', '2026-01-12T07:00:00Z', '2026-01-01T12:00:00Z', true],
  ['weekly', '2026-01-12T07:00:00Z', '2026-01-13T12:00:00Z', false],
  ['weekly', '2026-01-12T08:00:00Z', '2026-01-01T12:00:00Z', false],
  ['none', '2020-01-01T00:00:00Z', '2020-01-01T00:00:00Z', false],
] as const)(
  '%s, looked at on %s, wanted since %s: due %s',
  (alertFrequency, checked, from, expected) => {
    const search = { alertFrequency, checkedAt: new Date(checked), alertsFrom: new Date(from) }
    expect(isAlertDue(search, new Date('2026-01-14T12:00:00Z'))).toBe(expected)
  },
)
