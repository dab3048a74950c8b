import { tzOffset } from '@date-fns/tz'
import { VIEWING_SLOTS, type ViewingSlot } from './contract.ts'

const VIEWING_ZONE = 'Europe/London'
const SUNDAY = 0

const MINUTE_MS = 60_000
/** By how much London's clocks are ahead of UTC at an instant, in milliseconds. */
const aheadOfUtc = (instant: Date) => tzOffset(VIEWING_ZONE, instant) * MINUTE_MS

/** The calendar day in London at an instant: yyyy-MM-dd. */
export function londonDay(instant: Date): string {
  return new Date(instant.getTime() + aheadOfUtc(instant)).toISOString().slice(0, 10)
}

/** The instant at which a slot of a day (yyyy-MM-dd) begins in London, summer time or not. */
export function slotInstant(day: string, slot: ViewingSlot): Date {
  const byUtc = new Date(`${day}T${slot}:00Z`)
  // Clocks change at one in the morning: within an hour of a slot they never do.
  return new Date(byUtc.getTime() - aheadOfUtc(byUtc))
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

/** The first day on which a home can be shown. */
export function firstViewingDay(now: Date): string {
  let day = londonDay(now)
  while (!isViewingDay(day, now)) day = dayAfter(day)
  return day
}

const DAY_MS = 86_400_000
/** By UTC every day is as long as any other. */
const dayAfter = (day: string) =>
  new Date(Date.parse(`${day}T00:00:00Z`) + DAY_MS).toISOString().slice(0, 10)

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
