import { readNumber } from '../text/numbers.ts'
import { wordAt } from '../text/token.ts'
import { LIMIT_BEFORE } from '../words/money.ts'
import { applied, type Rule } from './rule.ts'

const ACRES = new Set(['acre', 'acres', 'hectare', 'hectares'])
const AMOUNT_WORDS = new Set(['half', 'quarter', 'third', 'a', 'an', 'of', '+', 'plus'])
const MOST_WORDS = 5

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
