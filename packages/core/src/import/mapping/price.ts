import { readPounds } from '../../property/amount.ts'
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

const PERIOD_WORDS: readonly [RegExp, RentPeriod][] = [
  [/\b(pppw|per person per week)\b/g, 'personWeek'],
  [/\b(pcm|pm|per calendar month|per month|a month|monthly)\b/g, 'month'],
  [/\b(pw|per week|a week|weekly)\b/g, 'week'],
  [/\b(pq|per quarter|quarterly)\b/g, 'quarter'],
  [/\b(pa|per annum|per year|a year|yearly|annually)\b/g, 'year'],
]
/** What may stand beside an amount without changing it. Anything else may: "k", "million", "$", "per day". */
const HARMLESS = new Set(
  (
    'offers offer over above in excess of the region around guide price asking from fixed invited only ' +
    'oiro oieo ono negotiable or nearest subject to contract stc rent fees bills apply plus ' +
    'inc incl including inclusive exc excl excluding exclusive council tax'
  ).split(' '),
)
const ON_APPLICATION = /^(poa|p\.o\.a\.?|price on application|on application|tba|tbc)$/
const AMOUNT = /£? ?\d(?:[\d,.]*\d)?/g
const BELOW_ZERO = /-£?\d/

export interface ReadPrice {
  /** As it stands there, in whole pounds; null: there is none, or it is not told. */
  amount: number | null
  hasPence: boolean
  /** As the text says it; null where it does not. */
  period: RentPeriod | null
  isOnApplication: boolean
  /** Words that are neither an amount nor a period, and change neither. */
  beside: string
}

const NOTHING: ReadPrice = {
  ...{ amount: null, hasPence: false, period: null },
  ...{ isOnApplication: false, beside: '' },
}

/**
 * Reads "159,950", "£1,250 pcm" or "POA". Undefined for what names no amount or several, and for whatever
 * stands beside an amount and may mean another.
 */
export function readPrice(text: string): ReadPrice | undefined {
  const words = text
    .toLowerCase()
    .replaceAll('&pound;', '£')
    .replace(/\bgbp\b/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  if (words === '') return NOTHING
  if (ON_APPLICATION.test(words)) return { ...NOTHING, isOnApplication: true }
  const [found, ...more] = words.match(AMOUNT) ?? []
  if (found === undefined || more.length > 0 || BELOW_ZERO.test(words)) return undefined
  const pounds = readPounds(found, { takesShort: false })
  const { periods, beside } = readWords(words.replace(AMOUNT, ' '))
  const isSure = periods.length < 2 && beside.every((word) => HARMLESS.has(word))
  if (pounds === undefined || !isSure) return undefined
  const amount = Math.round(pounds)
  return {
    ...NOTHING,
    amount,
    hasPence: !Number.isInteger(pounds),
    period: periods[0] ?? null,
    beside: beside.join(' '),
  }
}

/** The periods that words name, and the words that are none. */
function readWords(words: string) {
  let rest = words.replace(/\bp\.? ?c\.? ?m\b\.?/g, 'pcm').replaceAll('.', '')
  const periods: RentPeriod[] = []
  for (const [said, meaning] of PERIOD_WORDS) {
    const left = rest.replace(said, ' ')
    if (left !== rest) periods.push(meaning)
    rest = left
  }
  return { periods, beside: rest.split(/[ ,:()/-]/).filter(Boolean) }
}

/** A rent per calendar month in whole pounds: a week ×52÷12, a quarter ÷3, a year ÷12. */
export function perMonth(amount: number, period: RentPeriod, beds: number): number {
  const months = { month: 1, quarter: 3, year: 12 } as const
  if (period === 'week') return Math.round((amount * 52) / 12)
  if (period === 'personWeek') return Math.round((amount * Math.max(beds, 1) * 52) / 12)
  return Math.round(amount / months[period])
}
