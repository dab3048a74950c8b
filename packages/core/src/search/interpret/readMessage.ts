import type { Gazetteer } from '../../place/gazetteer.ts'
import type { SearchCriteria, Understood } from '../contract.ts'
import { type Account, accountFor } from './account.ts'
import { applyReadings, type Change } from './change/applyReadings.ts'
import { NO_NOTES } from './change/state.ts'
import { withoutOtherRequests } from './offTopic.ts'
import type { Reading } from './rules/rule.ts'
import { scan } from './scan.ts'
import { correctSpelling } from './text/spelling.ts'
import type { Text } from './text/token.ts'
import { tokenise } from './text/tokenise.ts'
import { isOrdinary, VOCABULARY } from './words/vocabulary.ts'
import { WISH_WORDS } from './words/wishes.ts'

/** The search so far. */
export interface SearchSoFar {
  criteria: SearchCriteria
  understood: readonly Understood[]
}

/** What one message made of the search. */
export interface ReadMessage extends Account {
  criteria: SearchCriteria
  understood: Understood[]
  notes: Change['notes']
  hasStartedAgain: boolean
  /** Whether it asked for homes at all. */
  isAboutHomes: boolean
  /** For the bound of the grammar: how often a rule was tried. */
  tries: number
}

/** Small talk and other requests: nothing of them is a wish. */
const smallTalk = (text: Text): Account => ({
  entries: text.source === '' ? [] : [{ start: 0, end: text.source.length, as: 'filler' }],
  notApplied: [],
})

const hasEffect = (readings: readonly Reading[]) =>
  readings.some(({ effects, leaves }) => effects.length > 0 || (leaves?.length ?? 0) > 0)

/** A text without effects still wishes for something when it speaks of what homes can be like. */
function hasWish(
  text: Text,
  kept: readonly Reading[],
  others: readonly { from: number; to: number }[],
) {
  if (kept.some(({ as }) => as === 'wish')) return true
  const isOther = (at: number) => others.some(({ from, to }) => at >= from && at < to)
  return text.tokens.some(({ word }, at) => WISH_WORDS.has(word) && !isOther(at))
}

/** Reads one message as a change of the search so far. */
export function readMessage(
  source: string,
  before: SearchSoFar,
  gazetteer: Gazetteer,
): ReadMessage {
  const { text, similar } = correctSpelling(tokenise(source), gazetteer)
  const isFollowUp = Object.keys(before.criteria).length > 0
  const isKnown = (word: string) => VOCABULARY.has(word)
  const { readings, tries } = scan(text, { gazetteer, isFollowUp, similar, isKnown, isOrdinary })
  const { others, kept } = withoutOtherRequests(text, readings, isFollowUp)
  if (!hasEffect(kept) && !hasWish(text, kept, others)) {
    return {
      ...smallTalk(text),
      criteria: before.criteria,
      understood: [...before.understood],
      notes: NO_NOTES,
      hasStartedAgain: false,
      isAboutHomes: false,
      tries,
    }
  }
  const change = applyReadings(text, kept, before.criteria, before.understood)
  const account = accountFor(text, kept, change.notApplied)
  const { criteria, understood, notes, hasStartedAgain } = change
  return { ...account, criteria, understood, notes, hasStartedAgain, isAboutHomes: true, tries }
}
