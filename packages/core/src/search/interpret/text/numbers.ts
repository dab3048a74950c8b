import { type Text, wordAt } from './token.ts'

const UNITS: ReadonlyMap<string, number> = new Map(
  Object.entries({
    zero: 0,
    one: 1,
    two: 2,
    three: 3,
    four: 4,
    five: 5,
    six: 6,
    seven: 7,
    eight: 8,
    nine: 9,
    ten: 10,
    eleven: 11,
    twelve: 12,
    thirteen: 13,
    fourteen: 14,
    fifteen: 15,
    sixteen: 16,
    seventeen: 17,
    eighteen: 18,
    nineteen: 19,
  }),
)
const TENS: ReadonlyMap<string, number> = new Map(
  Object.entries({
    twenty: 20,
    thirty: 30,
    forty: 40,
    fourty: 40,
    fifty: 50,
    sixty: 60,
    seventy: 70,
    eighty: 80,
    ninety: 90,
  }),
)
/** Words and letters that multiply the number before them. "m" is a million only for small numbers. */
const SCALES: ReadonlyMap<string, number> = new Map(
  Object.entries({
    k: 1000,
    grand: 1000,
    thousand: 1000,
    thousands: 1000,
    m: 1_000_000,
    mn: 1_000_000,
    mil: 1_000_000,
    mill: 1_000_000,
    million: 1_000_000,
    millions: 1_000_000,
  }),
)
const MOST_MILLIONS = 30

export const NUMBER_WORDS: readonly string[] = [
  ...UNITS.keys(),
  ...TENS.keys(),
  ...[...SCALES.keys()].filter((word) => word.length > 2),
  ...['hundred', 'half', 'quarter', 'quarters'],
]

export interface ReadNumber {
  value: number
  to: number
  /** Said with k, m, thousand, million, grand: an amount of money, hardly anything else. */
  hasScale: boolean
  /** The number before its scale, for "300 to 350k". */
  unscaled: number
}

/** The number of "A1" counts nothing; that of "2b2b" does. */
const isNameOfRoad = (text: Text, at: number) =>
  text.tokens[at]?.isGlued === true &&
  text.tokens[at - 1]?.isGlued !== true &&
  /^[a-z]$/.test(wordAt(text, at - 1))

/** The simple number at `at`: digits, or words up to ninety-nine. */
function readSmall(text: Text, at: number): { value: number; to: number } | null {
  const token = text.tokens[at]
  if (token?.value !== undefined) {
    return isNameOfRoad(text, at) ? null : { value: token.value, to: at + 1 }
  }
  const word = wordAt(text, at)
  const tens = TENS.get(word)
  if (tens !== undefined) {
    const unit = UNITS.get(wordAt(text, at + 1))
    return unit !== undefined && unit > 0 && unit < 10
      ? { value: tens + unit, to: at + 2 }
      : { value: tens, to: at + 1 }
  }
  const unit = UNITS.get(word)
  return unit === undefined ? null : { value: unit, to: at + 1 }
}

/** A number up to 999 in words: "three hundred and fifty", "a hundred". */
function readHundreds(text: Text, at: number): { value: number; to: number } | null {
  const isArticle = wordAt(text, at) === 'a' && wordAt(text, at + 1) === 'hundred'
  const small = isArticle ? { value: 1, to: at + 1 } : readSmall(text, at)
  if (!small || wordAt(text, small.to) !== 'hundred') return small
  const value = small.value * 100
  const afterHundred = small.to + 1
  const restFrom = wordAt(text, afterHundred) === 'and' ? afterHundred + 1 : afterHundred
  const rest = readSmall(text, restFrom)
  return rest && rest.value < 100 && text.tokens[restFrom]?.kind === 'word'
    ? { value: value + rest.value, to: rest.to }
    : { value, to: afterHundred }
}

/** "half a million", "a quarter of a million", "three quarters of a million". */
function readFraction(text: Text, at: number): ReadNumber | null {
  let to = at
  let part: number | undefined
  if (wordAt(text, to) === 'a') to++
  if (wordAt(text, to) === 'half') part = 0.5
  else if (wordAt(text, to) === 'quarter') part = 0.25
  else if (wordAt(text, to) === 'three' && wordAt(text, to + 1) === 'quarters') part = 0.75
  if (part === undefined) return null
  to += part === 0.75 ? 2 : 1
  if (wordAt(text, to) === 'of') to++
  if (wordAt(text, to) === 'a') to++
  const scale = SCALES.get(wordAt(text, to))
  if (scale !== 1_000_000) return null
  return { value: part * scale, to: to + 1, hasScale: true, unscaled: part * scale }
}

/** "and a half" between a number and its scale, or after it. */
function readAndAHalf(text: Text, at: number): number {
  return ['and', 'a', 'half'].every((word, i) => wordAt(text, at + i) === word) ? at + 3 : at
}

/**
 * Reads a number in digits or words at `at`: "3", "1,250", "1.1m", "400 grand", "half a million",
 * "three hundred and fifty thousand", "one and a half million". Null when there is none.
 */
export function readNumber(text: Text, at: number): ReadNumber | null {
  const fraction = readFraction(text, at)
  if (fraction) return fraction
  const isArticle = wordAt(text, at) === 'a' && (SCALES.get(wordAt(text, at + 1)) ?? 0) > 1
  const isWholeWord = isArticle && wordAt(text, at + 1).length > 2
  const base = isWholeWord ? { value: 1, to: at + 1 } : readHundreds(text, at)
  if (!base || !Number.isFinite(base.value)) return null
  const half = readAndAHalf(text, base.to)
  const unscaled = half > base.to ? base.value + 0.5 : base.value
  const scale = SCALES.get(wordAt(text, half))
  if (scale === undefined || (scale === 1_000_000 && unscaled >= MOST_MILLIONS)) {
    return { value: base.value, to: base.to, hasScale: false, unscaled: base.value }
  }
  const halfAfter = half === base.to ? readAndAHalf(text, half + 1) : half + 1
  const extra = halfAfter > half + 1 ? scale / 2 : 0
  let value = unscaled * scale + extra
  let to = halfAfter
  const below =
    scale === 1000 || text.tokens[at]?.kind === 'word' ? readBelow(text, to, scale) : null
  if (below) {
    value += below.value
    to = below.to
  }
  return { value: Math.round(value), to, hasScale: true, unscaled }
}

/** What follows in words: "two hundred and fifty" after "one million", "five hundred" after "a thousand". */
function readBelow(text: Text, at: number, scale: number): { value: number; to: number } | null {
  const from = wordAt(text, at) === 'and' ? at + 1 : at
  if (text.tokens[from]?.kind !== 'word') return null
  const rest = readHundreds(text, from)
  if (!rest || rest.value < 100 || rest.value >= 1000) return null
  if (scale === 1000) return rest
  const isThousand = SCALES.get(wordAt(text, rest.to)) === 1000
  return isThousand ? { value: rest.value * 1000, to: rest.to + 1 } : null
}
