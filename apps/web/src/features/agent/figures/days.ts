const dayOf = (day: string) => new Date(`${day}T00:00:00Z`)
const format = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-GB', { timeZone: 'UTC', ...options })
const SHORT = format({ day: 'numeric', month: 'short' })
const LONG = format({ weekday: 'short', day: 'numeric', month: 'long', year: 'numeric' })

/** "20 Nov" for "2026-11-20". */
export const shortDay = (day: string): string => SHORT.format(dayOf(day))
/** "Fri 20 November 2026". */
export const longDay = (day: string): string => LONG.format(dayOf(day)).replace(',', '')
