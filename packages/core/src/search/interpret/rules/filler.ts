import { readNumber } from '../text/numbers.ts'
import { wordAt } from '../text/token.ts'
import { FILLER_PHRASES } from '../words/filler.ts'
import type { Rule } from './rule.ts'

/** "2 adults and 3 kids": who they are asks for nothing. */
const PEOPLE = new Set(
  'adults adult kids kid children child people persons person friends sharers professionals occupants toddlers teenagers babies girls boys'.split(
    ' ',
  ),
)

/** Courtesies and statements that ask for nothing. */
export const fillerRule: Rule = {
  name: 'filler',
  read(text, at) {
    const people = readNumber(text, at)
    if (people && PEOPLE.has(wordAt(text, people.to))) {
      return { from: at, to: people.to + 1, as: 'filler', effects: [] }
    }
    const found = FILLER_PHRASES.longestAt(text, at)
    return found && { from: at, to: found.to, as: 'filler', effects: [] }
  },
}
