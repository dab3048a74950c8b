import { readNumber } from '../text/numbers.ts'
import { type Text, wordAt } from '../text/token.ts'
import { FILLER_PHRASES, PAYERS, PEOPLE } from '../words/filler.ts'
import type { Rule } from './rule.ts'

/** "for 2 people", "the three of us", "a couple": with how many a rent per person is multiplied. */
function payers(text: Text, from: number, to: number): { people?: number } {
  for (let at = from; at < to; at++) {
    const isCouple = wordAt(text, at) === 'couple'
    const number = isCouple ? { value: 2, to: at } : readNumber(text, at)
    const noun =
      number && wordAt(text, wordAt(text, number.to) === 'of' ? number.to + 1 : number.to)
    if (number && noun && PAYERS.has(noun)) return { people: number.value }
  }
  return {}
}

/** Courtesies and statements that ask for nothing. */
export const fillerRule: Rule = {
  name: 'filler',
  read(text, at) {
    const people = readNumber(text, at)
    // "2 adults and 3 kids": who they are asks for nothing.
    const isPeople = people !== null && PEOPLE.has(wordAt(text, people.to))
    const to = isPeople ? people.to + 1 : FILLER_PHRASES.longestAt(text, at)?.to
    return to === undefined
      ? null
      : { from: at, to, as: 'filler', effects: [], ...payers(text, at, to) }
  },
}
