import type { Viewing } from '@hearth/core/viewing/contract.ts'
import { londonTime } from '@hearth/core/viewing/rules.ts'

// A day has no time zone.
const UTC = { timeZone: 'UTC' } as const
const DAY = { ...UTC, weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' } as const
const ONE_OF = new Intl.ListFormat('en-GB', { type: 'disjunction' })

const format = (day: string, form: Intl.DateTimeFormatOptions) =>
  new Date(`${day}T00:00:00Z`).toLocaleDateString('en-GB', form).replace(',', '')

/** "Friday 27 November 2026". Takes a day as yyyy-MM-dd. */
export const dayInWords = (day: string): string => format(day, DAY)

/** A day in the pieces that a card shows: "Friday", "27", "November 2026". */
export const dayInPieces = (day: string) => ({
  weekday: format(day, { ...UTC, weekday: 'long' }),
  day: format(day, { ...UTC, day: 'numeric' }),
  monthAndYear: format(day, { ...UTC, month: 'long', year: 'numeric' }),
})

/** "10:00, 14:00 or 15:30" */
export const oneOf = (times: readonly string[]): string => ONE_OF.format(times)

/** "Friday 27 November 2026 at 10:00": what is asked for, proposed or agreed. */
export const dayAndTimes = ({ date, times }: Pick<Viewing, 'date' | 'times'>): string =>
  `${dayInWords(date)} at ${oneOf(times)}`

/** The time of a viewing as a card shows it: 'Pending' while none is agreed, or another is asked for. */
export function timeLabel({ status, startsAt }: Pick<Viewing, 'status' | 'startsAt'>): string {
  if (status === 'pending' || status === 'rescheduling') return 'Pending'
  return startsAt === null ? 'Not agreed' : londonTime(new Date(startsAt))
}

/** Where a viewing stands, for whoever asked for it. */
export function statusLabel({ status, waitsFor }: Pick<Viewing, 'status' | 'waitsFor'>): string {
  if (status === 'pending') return waitsFor === 'seeker' ? 'Waits for you' : 'Waits for the agent'
  return STATUS_LABELS[status]
}

const STATUS_LABELS = {
  confirmed: 'Scheduled',
  rescheduling: 'Rescheduling',
  completed: 'Completed',
  cancelled: 'Cancelled',
} as const

/** A day of the calendar for those who do not see it in bold: "27 November 2026, 2 viewings". */
export function dayLabel(day: string, bookings: number): string {
  const date = format(day, { ...UTC, day: 'numeric', month: 'long', year: 'numeric' })
  if (bookings === 0) return date
  return `${date}, ${bookings === 1 ? '1 viewing' : `${bookings} viewings`}`
}
