import { TZDate, tz } from '@date-fns/tz'
import { VIEWING_SLOTS, type ViewingSlot } from './contract.ts'

export const VIEWING_ZONE = 'Europe/London'
const SUNDAY = 0

const padded = (part: number) => String(part).padStart(2, '0')

/** The calendar day in London at an instant: yyyy-MM-dd. */
export function londonDay(instant: Date): string {
  const there = tz(VIEWING_ZONE)(instant)
  return `${there.getFullYear()}-${padded(there.getMonth() + 1)}-${padded(there.getDate())}`
}

/** The instant at which a slot of a day (yyyy-MM-dd) begins in London, summer time or not. */
export function slotInstant(day: string, slot: ViewingSlot): Date {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  const [hours = 0, minutes = 0] = slot.split(':').map(Number)
  return new Date(new TZDate(year, month - 1, date, hours, minutes, VIEWING_ZONE).getTime())
}

/** Whether a calendar day is a Sunday: a day has no time zone. */
export function isSunday(day: string): boolean {
  return new Date(`${day}T00:00:00Z`).getUTCDay() === SUNDAY
}

/** The slots of a day that have not begun, earliest first. */
export function slotsStillToCome(day: string, now: Date): ViewingSlot[] {
  return VIEWING_SLOTS.filter((slot) => slotInstant(day, slot) > now)
}

/** Whether homes are shown on a day: not past, not a Sunday, and of today only while a slot is left. */
export function isViewingDay(day: string, now: Date): boolean {
  return day >= londonDay(now) && !isSunday(day) && slotsStillToCome(day, now).length > 0
}

export interface ViewingProblem {
  field: 'date' | 'times'
  /** What is wrong and what to do, for the person who asked. */
  message: string
}

/** Why homes are not shown then; empty when they are. The form must be of the shape of viewingForm. */
export function viewingProblems(
  { date, times }: { date: string; times: readonly ViewingSlot[] },
  now: Date,
): ViewingProblem[] {
  if (date < londonDay(now)) {
    return [{ field: 'date', message: 'Choose a date that is not in the past.' }]
  }
  if (isSunday(date)) {
    const message = 'Viewings are Monday to Saturday. Choose another date.'
    return [{ field: 'date', message }]
  }
  const left = slotsStillToCome(date, now)
  if (left.length === 0) {
    return [
      { field: 'date', message: 'The viewing times of today have passed. Choose another date.' },
    ]
  }
  const hasPassed = times.some((slot) => !left.includes(slot))
  return hasPassed ? [{ field: 'times', message: 'Choose times that are still to come.' }] : []
}

/** The chosen slots with one more, in their order; a duplicate is not added. */
export function withSlot(times: readonly ViewingSlot[], slot: ViewingSlot): ViewingSlot[] {
  return VIEWING_SLOTS.filter((each) => each === slot || times.includes(each))
}
