import type { Reading } from './rules/rule.ts'
import type { PhraseTable } from './text/phrases.ts'
import { type Text, wordAt } from './text/token.ts'
import { FILLER } from './words/filler.ts'
import {
  HOME_QUESTIONS,
  OTHER_ORDERS,
  OTHER_REQUESTS,
  OTHER_SUBJECTS,
  POLITE,
  QUESTION_WORDS,
} from './words/offTopic.ts'
import { HOME_WORDS } from './words/wishes.ts'

/** Tokens [from, to) of one sentence. */
interface Sentence {
  from: number
  to: number
}

/** Names alone are in texts of every kind; with this many other words around them they ask for no home. */
const MANY_OTHER_WORDS = 4

function sentencesOf(text: Text): Sentence[] {
  const starts = text.tokens.flatMap((token, at) => (token.isFirst ? [at] : []))
  return starts.map((from, i) => ({ from, to: starts[i + 1] ?? text.tokens.length }))
}

/** The first word that says something. */
function headOf(text: Text, { from, to }: Sentence, readings: readonly Reading[]): string {
  const fillers = new Map(
    readings.filter(({ as }) => as === 'filler').map((reading) => [reading.from, reading.to]),
  )
  let at = from
  while (at < to) {
    const filler = fillers.get(at)
    if (filler !== undefined) at = filler
    else if (POLITE.has(wordAt(text, at)) || text.tokens[at]?.kind === 'sign') at++
    else break
  }
  return at < to ? wordAt(text, at) : ''
}

function speaksOf(text: Text, { from, to }: Sentence, table: PhraseTable<true>): boolean {
  for (let at = from; at < to; at++) if (table.longestAt(text, at)) return true
  return false
}

const NAMES = new Set(['place', 'amenity', 'withoutPlace'])

function countOtherWords(text: Text, { from, to }: Sentence, readings: readonly Reading[]): number {
  const isRead = new Set<number>()
  for (const reading of readings) for (let at = reading.from; at < reading.to; at++) isRead.add(at)
  let count = 0
  for (let at = from; at < to; at++) {
    if (text.tokens[at]?.kind !== 'sign' && !isRead.has(at) && !FILLER.has(wordAt(text, at)))
      count++
  }
  return count
}

/** Whether a sentence asks for something else than a home: a poem, the weather, our instructions. */
function isOther(
  text: Text,
  sentence: Sentence,
  readings: readonly Reading[],
  isFollowUp: boolean,
): boolean {
  if (speaksOf(text, sentence, OTHER_REQUESTS)) return true
  const head = headOf(text, sentence, readings)
  if (OTHER_ORDERS.has(head)) return true
  const kinds = new Set(readings.flatMap(({ effects }) => effects.map((effect) => effect.do)))
  const hasOnlyNames = [...kinds].every((kind) => NAMES.has(kind))
  if (kinds.size < 2 && speaksOf(text, sentence, OTHER_SUBJECTS)) return true
  const asksForHomes = kinds.size > 0 && speaksOf(text, sentence, HOME_QUESTIONS)
  if (QUESTION_WORDS.has(head) && !asksForHomes && (kinds.size < 2 || hasOnlyNames)) return true
  if (!hasOnlyNames || kinds.size === 0 || isFollowUp) return false
  for (let at = sentence.from; at < sentence.to; at++) {
    if (HOME_WORDS.has(wordAt(text, at))) return false
  }
  return countOtherWords(text, sentence, readings) >= MANY_OTHER_WORDS
}

/** The sentences that ask for something else, and the readings that are left without them. */
export function withoutOtherRequests(
  text: Text,
  readings: readonly Reading[],
  isFollowUp: boolean,
) {
  const others: Sentence[] = []
  const kept: Reading[] = []
  let next = 0
  for (const sentence of sentencesOf(text)) {
    const within: Reading[] = []
    for (
      let reading = readings[next];
      reading && reading.from < sentence.to;
      reading = readings[next]
    ) {
      within.push(reading)
      next++
    }
    if (isOther(text, sentence, within, isFollowUp)) others.push(sentence)
    else kept.push(...within)
  }
  return { others, kept }
}
