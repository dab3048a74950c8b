import { type ReadNumber, readNumber } from '../text/numbers.ts'
import { phraseList } from '../text/phrases.ts'
import { type Text, wordAt } from '../text/token.ts'
import { CURRENCY, LIMIT_AFTER, LIMIT_BEFORE } from '../words/money.ts'
import { applied, type Rule, wish } from './rule.ts'

const ACRES = new Set(['acre', 'acres', 'hectare', 'hectares'])
const AMOUNT_WORDS = new Set(['half', 'quarter', 'third', 'a', 'an', 'of', '+', 'plus'])
const MOST_WORDS = 5

const SQUARE_UNITS = phraseList(
  `sq ft, sqft, sq feet, sqfeet, square feet, square foot, sq foot, ft2, ft sq, sf, sq m, sqm, sq metres, sq meters, sq metre, sq mtrs, square metres, square meters, square metre, square meter,
  sq yards, square yards, m sq, m 2, m ²`,
)
/** The postcode district M2, which "60 m2" looks like. */
const SQUARE_METERS = 'M2'
const MOST_SQUARE_METERS = 5000
const LEAST_SQUARE_METERS = 10
const MOST_AFTER = 2

function pastUnit(text: Text, number: ReadNumber): number | null {
  const unit = SQUARE_UNITS.longestAt(text, number.to)
  if (unit) return unit.to
  const isPlausible = number.value >= LEAST_SQUARE_METERS && number.value <= MOST_SQUARE_METERS
  return isPlausible && wordAt(text, number.to) === SQUARE_METERS ? number.to + 1 : null
}

/** Past "700", "700+" or "700 to 900" and the unit. */
function pastSize(text: Text, at: number): number | null {
  const first = readNumber(text, at)
  if (!first) return null
  const isRange = ['to', '-', 'and'].includes(wordAt(text, first.to))
  const isOpen = ['+', 'plus'].includes(wordAt(text, first.to))
  const second = isRange ? readNumber(text, first.to + 1) : null
  return pastUnit(text, second ?? (isOpen ? { ...first, to: first.to + 1 } : first))
}

/** "at least 700 sq ft", "60 m2": how large a home is cannot be searched for. */
export const floorAreaRule: Rule = {
  name: 'floor area',
  read(text, at) {
    let from = at
    for (let i = 0; i < MOST_AFTER; i++) {
      from = LIMIT_BEFORE.longestAt(text, from)?.to ?? from
      if (from > at && ['of', 'a', 'between'].includes(wordAt(text, from))) from++
    }
    if (from === at && wordAt(text, at) === 'between') from++
    const to = pastSize(text, from)
    if (to === null) return null
    const after = LIMIT_AFTER.longestAt(text, to)
    // "50 sq m max 400k" limits the price.
    const isOfNext = after && (readNumber(text, after.to) || CURRENCY.has(wordAt(text, after.to)))
    return wish(at, after && !isOfNext ? after.to : to)
  },
}

/** "at least 2 acres": land is applied, how much of it is not. */
export const acreageRule: Rule = {
  name: 'acreage',
  read(text, at) {
    const from = LIMIT_BEFORE.longestAt(text, at)?.to ?? at
    let to = readNumber(text, from)?.to ?? from
    while (to < from + MOST_WORDS && AMOUNT_WORDS.has(wordAt(text, to))) to++
    if (to === from || !ACRES.has(wordAt(text, to))) return null
    const leaves = [{ from: at, to: to + 1 }]
    return { ...applied(at, to + 1, { do: 'feature', tag: 'land', isWanted: true }), leaves }
  },
}
