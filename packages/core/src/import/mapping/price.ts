import { parsePrice } from '../../property/price.ts'
import { table } from './codes.ts'

/** How often a rent is paid, and whether by each person. */
export type RentPeriod = 'week' | 'month' | 'quarter' | 'year' | 'personWeek'

/** LET_RENT_FREQUENCY. */
export const RENT_PERIODS = table<RentPeriod>({
  0: 'week',
  1: 'month',
  2: 'quarter',
  3: 'year',
  5: 'personWeek',
})

const WORDS: readonly [RegExp, RentPeriod][] = [
  [/\b(pppw|per person per week)\b/, 'personWeek'],
  [/\b(pcm|pm|per calendar month|per month|a month|monthly)\b/, 'month'],
  [/\b(pw|per week|a week|weekly)\b/, 'week'],
  [/\b(pq|per quarter|quarterly)\b/, 'quarter'],
  [/\b(pa|per annum|per year|a year|yearly|annually)\b/, 'year'],
]
const ON_APPLICATION = /^(poa|p\.o\.a\.?|price on application|on application|tba|tbc)$/
const AMOUNT = /£?\s*\d[\d,]*(?:\.\d+)?/g

export interface ReadPrice {
  /** As it stands there, in whole pounds; null: there is none, or it is not told. */
  amount: number | null
  /** As the text says it; null where it does not. */
  period: RentPeriod | null
  isOnApplication: boolean
  /** Words that are neither an amount nor a period. */
  unread: string
}

/** Reads "159,950", "£1,250 pcm" or "POA". Undefined for what names no amount or several. */
export function readPrice(text: string): ReadPrice | undefined {
  const words = text
    .toLowerCase()
    .replaceAll('&pound;', '£')
    .replace(/\bgbp\b/g, ' ')
    .trim()
  if (words === '') return { amount: null, period: null, isOnApplication: false, unread: '' }
  if (ON_APPLICATION.test(words)) {
    return { amount: null, period: null, isOnApplication: true, unread: '' }
  }
  const found = words.match(AMOUNT) ?? []
  const amount = found.length === 1 ? parsePrice(found[0]) : undefined
  if (amount === undefined) return undefined
  const rest = words
    .replace(AMOUNT, ' ')
    .replace(/\bp\.?\s?c\.?\s?m\b\.?/g, 'pcm')
    .replaceAll('.', '')
  const [period = null] = WORDS.flatMap(([said, meaning]) => (said.test(rest) ? [meaning] : []))
  const unread = WORDS.reduce((left, [said]) => left.replace(said, ' '), rest)
  return { amount, period, isOnApplication: false, unread: unread.replace(/[\s/-]+/g, ' ').trim() }
}

/** A rent per calendar month in whole pounds: a week ×52÷12, a quarter ÷3, a year ÷12. */
export function perMonth(amount: number, period: RentPeriod, beds: number): number {
  const months = { month: 1, quarter: 3, year: 12 } as const
  if (period === 'week') return Math.round((amount * 52) / 12)
  if (period === 'personWeek') return Math.round((amount * Math.max(beds, 1) * 52) / 12)
  return Math.round(amount / months[period])
}
