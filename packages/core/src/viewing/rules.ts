import { tzOffset } from '@date-fns/tz'
import { NO_WISH, RESCHEDULE_SLOTS, VIEWING_SLOTS, type ViewingSlot } from './contract.ts'

export const VIEWING_ZONE = 'Europe/London'
/** How long every viewing lasts. */
export const VIEWING_MINUTES = 60
const SUNDAY = 0

const MINUTE_MS = 60_000
/** By how much London's clocks are ahead of UTC at an instant, in milliseconds. */
const aheadOfUtc = (instant: Date) => tzOffset(VIEWING_ZONE, instant) * MINUTE_MS

/** The calendar day in London at an instant: yyyy-MM-dd. */
export function londonDay(instant: Date): string {
  return new Date(instant.getTime() + aheadOfUtc(instant)).toISOString().slice(0, 10)
}

/** The time of day in London at an instant: HH:mm. */
export function londonTime(instant: Date): string {
  return new Date(instant.getTime() + aheadOfUtc(instant)).toISOString().slice(11, 16)
}

/** When a viewing that begins at an instant is over. */
export const viewingEnd = (startsAt: Date): Date =>
  new Date(startsAt.getTime() + VIEWING_MINUTES * MINUTE_MS)

/** The instant at which a time (HH:mm) of a day (yyyy-MM-dd) comes in London, summer time or not. */
export function slotInstant(day: string, slot: string): Date {
  const byUtc = new Date(`${day}T${slot}:00Z`)
  // Clocks change at one in the morning: within an hour of a viewing they never do.
  return new Date(byUtc.getTime() - aheadOfUtc(byUtc))
}

/** Whether a calendar day is a Sunday: a day has no time zone. */
export function isSunday(day: string): boolean {
  return new Date(`${day}T00:00:00Z`).getUTCDay() === SUNDAY
}

/** The slots of a day that have not begun, earliest first. */
export function slotsStillToCome(day: string, now: Date): ViewingSlot[] {
  return timesStillToCome(day, VIEWING_SLOTS, now)
}

/** Those of some times of a day that have not come yet. */
export function timesStillToCome<T extends string>(day: string, times: readonly T[], now: Date) {
  return times.filter((time) => slotInstant(day, time) > now)
}

/** Whether homes are shown on a day: not past, not a Sunday, and of today only while a slot is left. */
export function isViewingDay(
  day: string,
  now: Date,
  slots: readonly string[] = VIEWING_SLOTS,
): boolean {
  return day >= londonDay(now) && !isSunday(day) && timesStillToCome(day, slots, now).length > 0
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

/** A viewing that is asked for: a day and a time of it in London. */
export interface Appointment {
  date: string
  time: string
}

/** Why a home cannot be shown at one time; undefined when it can. */
export function appointmentProblem({ date, time }: Appointment, now: Date): string | undefined {
  if (isSunday(date)) return 'Viewings are Monday to Saturday. Choose another date.'
  return slotInstant(date, time) > now ? undefined : 'Choose a time that is still to come.'
}

/** Why a viewing cannot be moved to any of some days and times; undefined when it can. */
export function rescheduleProblem(
  { dates, times }: { dates: readonly string[]; times: readonly string[] },
  now: Date,
): string | undefined {
  if (dates.length === 0 || times.length === 0) return NO_WISH
  if (!dates.every((date) => isViewingDay(date, now, RESCHEDULE_SLOTS))) {
    return 'Choose dates from Monday to Saturday that are still to come.'
  }
  const isHopeless = dates.some((date) => timesStillToCome(date, times, now).length === 0)
  return isHopeless ? 'The times that you chose have passed on one of these dates.' : undefined
}

/** The chosen ones of some slots with one more, in their order; a duplicate is not added. */
export function withSlot<T extends string>(
  slots: readonly T[],
  chosen: readonly T[],
  slot: T,
): T[] {
  return slots.filter((each) => each === slot || chosen.includes(each))
}
