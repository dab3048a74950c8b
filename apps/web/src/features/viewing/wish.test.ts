import { NO_WISH, RESCHEDULE_SLOTS, type RescheduleSlot } from '@hearth/core/viewing/contract.ts'
import { expect, test } from 'vitest'
import { openSlots, stillOpen, wishProblem } from './wish.ts'

// 14:30 in London, on a Monday in summer time.
const NOW = new Date('2027-06-07T13:30:00Z')
const [SUNDAY, MONDAY, TUESDAY] = ['2027-06-06', '2027-06-07', '2027-06-08'] as const

test.each<[string[], readonly RescheduleSlot[]]>([
  [[], RESCHEDULE_SLOTS],
  [[MONDAY], ['15:00', '15:30', '16:00', '16:30']],
  [[MONDAY, TUESDAY], RESCHEDULE_SLOTS],
])('on %j the slots are %j', (dates, slots) => {
  expect(openSlots(dates, NOW)).toEqual(slots)
})

test('of a wish that was kept, what has passed meanwhile is left out', () => {
  expect(stillOpen({ dates: [SUNDAY, MONDAY], times: ['09:00', '16:00'] }, NOW)).toEqual({
    dates: [MONDAY],
    times: ['16:00'],
  })
})

const wish = (dates: string[], times: RescheduleSlot[]) => wishProblem({ dates, times }, NOW)

test('what is wrong with a wish', () => {
  expect(NO_WISH).toBe('Please select at least one date and time option')
  expect(wish([], ['15:00'])).toBe(NO_WISH)
  expect(wish([TUESDAY], [])).toBe(NO_WISH)
  expect(wish([MONDAY, TUESDAY], ['09:00'])).toContain('have passed')
  expect(wish([MONDAY, TUESDAY], ['09:00', '15:00'])).toBeUndefined()
  const june = Array.from({ length: 15 }, (_, nth) => `2027-07-${String(nth + 1).padStart(2, '0')}`)
  expect(wish(june, ['09:00'])).toBe('Choose at most 14 dates.')
})
