import { expect, test } from 'vitest'
import { dayInWords, dayOf, shortWhen, timeOf } from './messageTimes.ts'

// Just after midnight in London, while it is still the day before by UTC.
const SUMMER_NIGHT = new Date('2026-07-03T23:30:00Z')
// The Monday after the clocks went back.
const AUTUMN = new Date('2026-10-26T00:30:00Z')

test.each([
  ['2026-07-03T23:10:00.000Z', 'Today', '00:10'],
  ['2026-07-03T22:59:00.000Z', 'Yesterday', 'Yesterday'],
  ['2026-07-02T22:59:00.000Z', 'Thursday 2 July', '2 Jul'],
  ['2025-12-31T23:59:00.000Z', 'Wednesday 31 December 2025', '31 Dec 2025'],
])('%s', (instant, long, short) => {
  expect(dayInWords(instant, SUMMER_NIGHT)).toBe(long)
  expect(shortWhen(instant, SUMMER_NIGHT)).toBe(short)
})

test('yesterday had twenty-five hours', () => {
  expect(dayInWords('2026-10-24T23:00:00.000Z', AUTUMN)).toBe('Yesterday')
  expect(dayInWords('2026-10-24T22:59:00.000Z', AUTUMN)).toBe('Saturday 24 October')
})

test('days and times are those of London, in summer too', () => {
  expect(timeOf('2026-07-03T08:05:00.000Z')).toBe('09:05')
  expect(timeOf('2026-12-03T08:05:00.000Z')).toBe('08:05')
  expect(dayOf('2026-07-03T23:10:00.000Z')).toBe('2026-07-04')
})
