import { TZDate } from '@date-fns/tz'
import type { AlertFrequency, AlertRhythm } from './contract.ts'

const ZONE = 'Europe/London'
const ALERT_HOUR = 8
const DAYS_OF_WEEK = 7
const MONDAY = 1

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

/**
 * Whether a search is to be looked at again: an instant of its rhythm has come since it was looked at and
 * since the rhythm was chosen.
 */
export function isAlertDue(
  search: { alertFrequency: AlertFrequency; checkedAt: Date; alertsFrom: Date },
  now: Date,
): boolean {
  const { alertFrequency, checkedAt, alertsFrom } = search
  if (alertFrequency === 'none') return false
  const last = lastAlertInstant(alertFrequency, now)
  return checkedAt < last && alertsFrom < last
}
