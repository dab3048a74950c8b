const DAY = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'Europe/London' })

/** The day in London of an instant in ISO 8601: "21 November 2026". */
export const dayInWords = (instant: string): string => DAY.format(new Date(instant))
