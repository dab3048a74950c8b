import { FILLER_PHRASES } from '../words/filler.ts'
import type { Rule } from './rule.ts'

/** Courtesies and statements that ask for nothing. */
export const fillerRule: Rule = {
  name: 'filler',
  read(text, at) {
    const found = FILLER_PHRASES.longestAt(text, at)
    return found && { from: at, to: found.to, as: 'filler', effects: [] }
  },
}
