import { londonDay } from '@hearth/core/viewing/rules.ts'

const LONDON = { timeZone: 'Europe/London' } as const
const TIME = new Intl.DateTimeFormat('en-GB', { ...LONDON, hour: '2-digit', minute: '2-digit' })
const LONG_DAY = { ...LONDON, weekday: 'long', day: 'numeric', month: 'long' } as const
const SHORT_DAY = { ...LONDON, day: 'numeric', month: 'short' } as const
const YEAR = { year: 'numeric' } as const

const DAY_MS = 86_400_000

/** The day in London of an instant in ISO 8601: yyyy-MM-dd. */
export const dayOf = (instant: string): string => londonDay(new Date(instant))

/** "14:05" in London. */
export const timeOf = (instant: string): string => TIME.format(new Date(instant))

/** "Today", "Yesterday", "Friday 20 November", and with its year a day of another one. */
export function dayInWords(instant: string, now: Date): string {
  const near = nearDay(instant, now)
  return near ?? inWords(instant, now, LONG_DAY)
}

/** What stands in a list: the time of today, "Yesterday", "20 Nov", "20 Nov 2025". */
export function shortWhen(instant: string, now: Date): string {
  const near = nearDay(instant, now)
  return near === 'Today' ? timeOf(instant) : (near ?? inWords(instant, now, SHORT_DAY))
}

function nearDay(instant: string, now: Date): 'Today' | 'Yesterday' | undefined {
  const today = dayOf(now.toISOString())
  const day = dayOf(instant)
  if (day === today) return 'Today'
  // A day has no time zone: noon of today less a day is within yesterday.
  const yesterday = new Date(Date.parse(`${today}T12:00:00Z`) - DAY_MS).toISOString().slice(0, 10)
  return day === yesterday ? 'Yesterday' : undefined
}

function inWords(instant: string, now: Date, form: Intl.DateTimeFormatOptions): string {
  const isThisYear = dayOf(instant).slice(0, 4) === dayOf(now.toISOString()).slice(0, 4)
  const options = isThisYear ? form : { ...form, ...YEAR }
  return new Date(instant).toLocaleDateString('en-GB', options).replace(',', '')
}
