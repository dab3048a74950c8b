import { expect, test } from 'vitest'
import { bookingsByDay, firstDay, viewingsIn } from './bookings.ts'

const VIEWINGS = [
  { id: 1, status: 'completed', date: '2026-11-02' },
  { id: 2, status: 'cancelled', date: '2026-11-21' },
  { id: 3, status: 'pending', date: '2026-11-24' },
  { id: 4, status: 'confirmed', date: '2026-11-24' },
  { id: 5, status: 'rescheduling', date: '2026-11-28' },
] as const
const idsIn = (tab: 'scheduled' | 'completed') => viewingsIn(tab, VIEWINGS).map(({ id }) => id)

test('what is to come and what is over', () => {
  expect(idsIn('scheduled')).toEqual([3, 4, 5])
  expect(idsIn('completed')).toEqual([2, 1])
})

test('days with a booking', () => {
  const days = [...bookingsByDay(VIEWINGS)].map(([day, all]) => [day, all.map(({ id }) => id)])
  expect(days).toEqual([
    ['2026-11-02', [1]],
    ['2026-11-24', [3, 4]],
    ['2026-11-28', [5]],
  ])
})

test.each([
  ['2026-11-20', '2026-11-24'],
  ['2026-11-24', '2026-11-24'],
  ['2026-11-25', '2026-11-28'],
  ['2026-11-29', '2026-11-29'],
])('on %s the calendar begins with %s', (today, day) => {
  expect(firstDay(bookingsByDay(VIEWINGS), today)).toBe(day)
})
