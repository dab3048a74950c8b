import { expect, test } from 'vitest'
import { dayAndTimes, dayInPieces, statusLabel, timeLabel } from './viewingWords.ts'

test('days and times in words', () => {
  expect(dayAndTimes({ date: '2026-11-27', times: ['10:00', '14:00', '15:30'] })).toBe(
    'Friday 27 November 2026 at 10:00, 14:00 or 15:30',
  )
  expect(dayAndTimes({ date: '2027-07-01', times: ['09:00'] })).toBe(
    'Thursday 1 July 2027 at 09:00',
  )
  expect(dayInPieces('2026-11-27')).toEqual({
    weekday: 'Friday',
    day: '27',
    monthAndYear: 'November 2026',
  })
})

// Ten in the morning in London, in summer.
const startsAt = '2027-06-07T09:00:00.000Z'

test.each([
  ['pending', null, 'Pending'],
  ['confirmed', startsAt, '10:00'],
  ['rescheduling', startsAt, 'Pending'],
  ['completed', startsAt, '10:00'],
  ['cancelled', startsAt, '10:00'],
  ['cancelled', null, 'Not agreed'],
] as const)('the time of a %s viewing that begins at %s: %s', (status, begins, label) => {
  expect(timeLabel({ status, startsAt: begins })).toBe(label)
})

test.each([
  ['pending', 'agent', 'Waits for the agent'],
  ['pending', 'seeker', 'Waits for you'],
  ['confirmed', 'seeker', 'Scheduled'],
  ['rescheduling', 'agent', 'Rescheduling'],
  ['completed', 'agent', 'Completed'],
  ['cancelled', 'seeker', 'Cancelled'],
] as const)('%s, waiting for the %s: %s', (status, waitsFor, label) => {
  expect(statusLabel({ status, waitsFor })).toBe(label)
})
