const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']
/** A time of day behind the date. */
const TIME = /[T\s]\d{1,2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:?\d{2})?$/

/**
 * A day as yyyy-MM-dd. Reads "2027-03-01", "2027-03-01 09:00:00", "01/03/2027", "1-3-2027" or "1.3.27" (the
 * day first, as in Britain), "1 Mar 2027", "1st March 2027" and "20270301". Undefined for anything else,
 * and for days that there are not.
 */
export function readDay(text: string): string | undefined {
  const day = text.replace(TIME, '').trim()
  const [, y = '', m = '', d = ''] = /^(\d{4})[-/.]?(\d{2})[-/.]?(\d{2})$/.exec(day) ?? []
  if (y) return dayOf(Number(y), Number(m), Number(d))
  const [, day1 = '', month1 = '', year1 = ''] =
    /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4}|\d{2})$/.exec(day) ?? []
  if (day1) return dayOf(fullYear(year1), Number(month1), Number(day1))
  const [, day2 = '', name = '', year2 = ''] =
    /^(\d{1,2})(?:st|nd|rd|th)?[-\s]([a-z]{3,9})\.?,?[-\s](\d{4}|\d{2})$/i.exec(day) ?? []
  const month2 = MONTHS.findIndex((short) => name.toLowerCase().startsWith(short)) + 1
  return day2 ? dayOf(fullYear(year2), month2, Number(day2)) : undefined
}

const fullYear = (year: string) => (year.length === 2 ? 2000 + Number(year) : Number(year))

function dayOf(year: number, month: number, day: number): string | undefined {
  const date = new Date(Date.UTC(year, month - 1, day))
  const isReal =
    year >= 1900 && year < 2200 && date.getUTCMonth() === month - 1 && date.getUTCDate() === day
  return isReal ? date.toISOString().slice(0, 10) : undefined
}
