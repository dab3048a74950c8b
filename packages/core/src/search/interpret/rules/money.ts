import { type ReadNumber, readNumber } from '../text/numbers.ts'
import { type Text, wordAt } from '../text/token.ts'
import { DISTANCE_UNITS } from '../words/distance.ts'
import {
  CURRENCY,
  LIMIT_AFTER,
  LIMIT_BEFORE,
  type Limit,
  MONEY_GLUE,
  OTHER_SUMS_AFTER,
  OTHER_SUMS_BEFORE,
  PER_PERSON,
  RATES,
  type Rate,
} from '../words/money.ts'
import { ROOM_NOUNS } from '../words/rooms.ts'
import { applied, type Context, type Effect, type Rule, wish } from './rule.ts'

const MOST_POUNDS = 1_000_000_000
/** Smaller bare numbers count rooms, minutes or miles. */
const LEAST_LIMITED = 50
const LEAST_BARE = 100
const RANGE_SIGNS = new Set(['-', 'to', '/', 'til', 'till', 'until', 'upto'])

interface Amount extends ReadNumber {
  hasCurrency: boolean
}

function readAmount(text: Text, at: number): Amount | null {
  let from = at
  while (from < at + 2 && CURRENCY.has(wordAt(text, from))) from++
  const number = readNumber(text, from)
  if (!number || number.value > MOST_POUNDS) return null
  const isCurrencyAfter = CURRENCY.has(wordAt(text, number.to))
  return {
    ...number,
    to: isCurrencyAfter ? number.to + 1 : number.to,
    hasCurrency: from > at || isCurrencyAfter,
  }
}

/** The words before an amount: "with a max budget of around". */
function readLimits(text: Text, at: number): { limits: Limit[]; isBetween: boolean; to: number } {
  const limits: Limit[] = []
  let isBetween = false
  let to = at
  for (let i = 0; i < 6; i++) {
    const limit = LIMIT_BEFORE.longestAt(text, to)
    const hasBegun = limits.length > 0 || isBetween
    if (limit) limits.push(limit.value)
    else if (wordAt(text, to) === 'between') isBetween = true
    else if (!hasBegun || !MONEY_GLUE.longestAt(text, to)) break
    to = limit?.to ?? MONEY_GLUE.longestAt(text, to)?.to ?? to + 1
  }
  return { limits, isBetween, to }
}

function readRangeEnd(text: Text, at: number, isBetween: boolean): Amount | null {
  const sign = wordAt(text, at)
  const isUpTo = sign === 'up' && wordAt(text, at + 1) === 'to'
  const isRange = RANGE_SIGNS.has(sign) || isUpTo || (isBetween && sign === 'and')
  return isRange ? readAmount(text, at + (isUpTo ? 2 : 1)) : null
}

/** "min 2 beds" after an amount limits the beds and not the amount. */
function isForRooms(text: Text, to: number): boolean {
  const number = readNumber(text, to)
  return number !== null && number.value < LEAST_LIMITED
}

/** "£500 each": a rent is paid by the month unless the text says otherwise. */
const MONTHLY: Rate = { monthsPerPayment: 1, isPerPerson: false }

interface After {
  limits: Limit[]
  rate?: Rate
  to: number
}

function readAfter(text: Text, at: number, hasLimit: boolean): After {
  const after: After = { limits: [], to: at }
  let isPerPerson = false
  for (let i = 0; i < 4; i++) {
    const rate = RATES.longestAt(text, after.to)
    const person = PER_PERSON.longestAt(text, after.to)
    const limit = LIMIT_AFTER.longestAt(text, after.to)
    if (rate && (!after.rate || isPerPerson)) {
      after.rate = rate.value
      after.to = rate.to
    } else if (person && !isPerPerson) {
      isPerPerson = true
      after.rate ??= MONTHLY
      after.to = person.to
    } else if (limit) {
      const isPlus = wordAt(text, after.to) === 'plus' && text.tokens[limit.to]?.kind === 'word'
      const isNext = hasLimit && limit.value !== 'about' && readAmount(text, limit.to) !== null
      if (isNext || isPlus || (limit.value === 'min' && isForRooms(text, limit.to))) break
      after.limits.push(limit.value)
      after.to = limit.to
    } else break
  }
  return after.rate && isPerPerson ? { ...after, rate: { ...after.rate, isPerPerson } } : after
}

/** Whether the number is a price at all, and not a street number, a size or a year. */
function isPrice(text: Text, amounts: Amount[], hasWords: boolean, context: Context): boolean {
  if (hasWords || amounts.some((amount) => amount.hasCurrency || amount.hasScale)) return true
  const last = amounts.at(-1)
  const next = last && text.tokens[last.to]
  const isName = next !== undefined && context.gazetteer.hasWord(next.word)
  const isFollowedByNoun =
    next?.kind === 'word' && (next.isGlued || !(context.isKnown(next.word) || isName))
  return amounts.every(({ value }) => value >= LEAST_BARE) && !isFollowedByNoun
}

function isOtherMeasure(text: Text, at: number, amount: Amount): boolean {
  if (amount.hasCurrency) return false
  const isSmall = amount.value < LEAST_LIMITED && !amount.hasScale
  const next = text.tokens[amount.to]
  // "over 55s", "1930s"
  const isPlural = next?.isGlued === true && next.word === 's'
  const isUnit = DISTANCE_UNITS.longestAt(text, amount.to) !== null && !amount.hasScale
  return (
    isSmall ||
    isPlural ||
    isUnit ||
    (!amount.hasScale && OTHER_SUMS_BEFORE.has(wordAt(text, at - 1)))
  )
}

/** "built in 1990", "since 2015". */
function isYear(text: Text, at: number, { value, hasCurrency, hasScale }: Amount): boolean {
  const isPlausible = value >= 1700 && value <= 2050 && Number.isInteger(value)
  const isBare = !hasCurrency && !hasScale
  return isPlausible && isBare && ['in', 'since', 'circa'].includes(wordAt(text, at - 1))
}

/** Nobody pays so much a month: "two flats, £250,000 each" has no rent per person. */
const MOST_SHARE = 20_000

function withoutShare(amount: Amount, { rate, ...after }: After): After {
  const isRent = rate && !(rate.isPerPerson && amount.value >= MOST_SHARE)
  return isRent ? { ...after, rate } : after
}

const within10Percent = (value: number) => ({ min: value * 0.9, max: value * 1.1 })

function priceOf(first: Amount, end: Amount | null, limits: Limit[]) {
  if (end) {
    const share = !first.hasScale && end.hasScale && first.value < 1000 && first.value < end.value
    const start = share ? first.value * (end.value / end.unscaled) : first.value
    return { min: Math.min(start, end.value), max: Math.max(start, end.value) }
  }
  if (limits.includes('max')) return { max: first.value }
  if (limits.includes('min')) return { min: first.value }
  return limits.includes('about') ? within10Percent(first.value) : { max: first.value }
}

function perMonth(price: { min?: number; max?: number }, rate: Rate | undefined): Effect {
  const months = rate?.monthsPerPayment ?? 1
  return {
    do: 'price',
    ...(price.min === undefined ? {} : { min: price.min / months }),
    ...(price.max === undefined ? {} : { max: price.max / months }),
    isPerPerson: rate?.isPerPerson ?? false,
  }
}

/** Prices and rents: "under £275,000", "from 250k to 300k", "£325 per week", "roughly 400k". */
export const moneyRule: Rule = {
  name: 'money',
  read(text, at, context) {
    const before = readLimits(text, at)
    const first = readAmount(text, before.to)
    if (!first) return null
    // "£2,000 pcm to £2,500 pcm"
    const unitOfFirst = RATES.longestAt(text, first.to)
    const end =
      readRangeEnd(text, first.to, before.isBetween) ??
      (unitOfFirst && readRangeEnd(text, unitOfFirst.to, before.isBetween))
    const last = end ?? first
    if (ROOM_NOUNS.longestAt(text, last.to) && !last.hasCurrency && !last.hasScale) return null
    const other = OTHER_SUMS_AFTER.longestAt(text, last.to)
    if (
      other &&
      (other.to > last.to + 1 || text.tokens[last.to]?.isGlued || wordAt(text, last.to).length > 2)
    ) {
      return wish(at, other.to)
    }
    if (isOtherMeasure(text, at, last)) return null
    if (!end && before.to === at && isYear(text, at, first)) return wish(at, first.to)
    const after = withoutShare(last, readAfter(text, last.to, before.limits.length > 0))
    const hasWords = before.to > at || after.to > last.to
    if (!isPrice(text, end ? [first, end] : [first], hasWords, context)) return null
    const price = priceOf(first, end, [...before.limits, ...after.limits])
    const effects: Effect[] = [perMonth(price, after.rate)]
    if (after.rate) effects.push({ do: 'listing', listingType: 'rent', isImplied: true })
    return applied(at, after.to, ...effects)
  },
}
