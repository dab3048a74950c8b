import { wordAt } from '../text/token.ts'
import { BEFORE_DATE, MONTHS, STARTS_DATE } from '../words/dates.ts'
import { type Rule, wish } from './rule.ts'

const MOST_WORDS = 6

/** "available from January": when a home is free cannot be searched for. */
export const dateRule: Rule = {
  name: 'date',
  read(text, at) {
    const isAvailable = wordAt(text, at).startsWith('availab')
    if (!STARTS_DATE.has(wordAt(text, at))) return null
    for (let to = at + 1; to < at + MOST_WORDS; to++) {
      const word = wordAt(text, to)
      const isMonth =
        MONTHS.has(word) && (isAvailable || text.tokens[to]?.isCapitalised || word.length > 4)
      if (isMonth && ((word !== 'now' && word !== 'immediately') || isAvailable)) {
        const isYear = (text.tokens[to + 1]?.value ?? 0) > 2000
        return wish(at, isYear ? to + 2 : to + 1)
      }
      const isDay = (text.tokens[to]?.value ?? 99) <= 31
      if (!BEFORE_DATE.has(word) && !isDay) return null
    }
    return null
  },
}
