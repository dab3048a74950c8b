import { TZDate } from '@date-fns/tz'
import type { AlertFrequency } from './contract.ts'

const ZONE = 'Europe/London'
const ALERT_HOUR = 8
const DAYS_OF_WEEK = 7
const MONDAY = 1

/** How often, where there are alerts at all. */
export type AlertRhythm = Exclude<AlertFrequency, 'none'>

/**
 * The latest instant not after `now` at which alerts are due: 08:00 in London, summer time or not, of
 * every day or of every Monday.
 */
export function lastAlertInstant(rhythm: AlertRhythm, now: Date): Date {
  const here = new TZDate(now, ZONE)
  const sinceMonday = (here.getDay() + DAYS_OF_WEEK - MONDAY) % DAYS_OF_WEEK
  const [daysAgo, period] = rhythm === 'daily' ? [0, 1] : [sinceMonday, DAYS_OF_WEEK]
  const latest = atAlertHour(here, daysAgo)
  return latest <= now ? latest : atAlertHour(here, daysAgo + period)
}

function atAlertHour(here: TZDate, daysAgo: number): Date {
  const day = here.getDate() - daysAgo
  const instant = new TZDate(here.getFullYear(), here.getMonth(), day, ALERT_HOUR, ZONE)
  return new Date(instant.getTime())
}

/** Whether a search that was looked at then is to be looked at again. */
export function isAlertDue(
  search: { alertFrequency: AlertFrequency; checkedAt: Date },
  now: Date,
): boolean {
  const { alertFrequency, checkedAt } = search
  return alertFrequency !== 'none' && checkedAt < lastAlertInstant(alertFrequency, now)
}
