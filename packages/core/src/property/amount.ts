const NUMBER = /^(\d{1,9}|\d{1,3}(?:,\d{3}){1,2})(\.\d{1,2})?$/
const SHORT = /^(\d{1,6}(?:\.\d{1,6})?) ?([km])$/i
const POUND_SIGN = /^£ ?/

/** Reads a number whose commas part thousands; undefined for all else: "1,25" may be meant as anything. */
export function readNumber(text: string): number | undefined {
  const number = text.trim()
  return NUMBER.test(number) ? Number(number.replaceAll(',', '')) : undefined
}

interface Strictness {
  /** Whether "350k" and "1.2m" are amounts: what somebody types and sees written out, not what a file says. */
  takesShort: boolean
}

/** Reads an amount in pounds, with its pence, that may carry "£" and commas. Undefined: it is no amount. */
export function readPounds(text: string, { takesShort }: Strictness): number | undefined {
  const amount = text.trim().replace(POUND_SIGN, '')
  return readNumber(amount) ?? (takesShort ? readShort(amount) : undefined)
}

function readShort(amount: string): number | undefined {
  const [, digits, unit] = SHORT.exec(amount) ?? []
  if (digits === undefined || unit === undefined) return undefined
  const pounds = Number(digits) * (unit.toLowerCase() === 'k' ? 1000 : 1_000_000)
  return Math.round(pounds * 100) / 100
}
