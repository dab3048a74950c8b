import type { Place } from '../../../place/contract.ts'
import type { NameMatch } from '../../../place/nameTree.ts'
import { type Text, wordAt } from '../text/token.ts'
import { BEFORE_PLACE, GENERIC_NAMES, PLACE_LIST_SIGNS } from '../words/places.ts'
import type { Context } from './rule.ts'

const CITY_SIZE = 50_000
/** Nobody means anything else by "London". */
const METROPOLIS_SIZE = 500_000
const JOINS_NAMES = new Set([
  'or',
  'and',
  'to',
  'from',
  'of',
  'the',
  'by',
  'live',
  'into',
  'outside',
])
/** How many names ahead are asked whether they contain this one. */
const MOST_DEPTH = 2

function isAfterPlaceInList(at: number, text: Text, { readings }: Context): boolean {
  const last = readings.at(-1)
  const isPlace = last?.effects.some((effect) => effect.do === 'place') ?? false
  return isPlace && last?.to === at - 1 && PLACE_LIST_SIGNS.has(wordAt(text, at - 1))
}

/** Nothing but what is read around the word: no noun that it could belong to. */
function standsAlone(text: Text, at: number, to: number, context: Context): boolean {
  const [before, after] = [text.tokens[at - 1], text.tokens[to]]
  const startsFree = !before || before.kind === 'sign' || context.readings.at(-1)?.to === at
  const endsFree = after?.kind !== 'word' || context.isKnown(after.word)
  return startsFree && endsFree
}

/** A mistyped name needs a sign that a place stands here: "in claphm", "flat claphm", "Claphm". */
function isExpected(text: Text, at: number, context: Context): boolean {
  const [before, token] = [text.tokens[at - 1], text.tokens[at]]
  if (!before || before.kind === 'sign' || BEFORE_PLACE.has(before.word)) return true
  const isRead = context.readings.at(-1)?.to === at
  return isRead || JOINS_NAMES.has(before.word) || (token?.isCapitalised === true && !token.isFirst)
}

/** Whether a name that is also an ordinary word ("bath", "sale", "reading") is meant as a place here. */
function isMeant(
  text: Text,
  at: number,
  match: NameMatch,
  context: Context,
  depth: number,
): boolean {
  const token = text.tokens[at]
  const word = token?.word ?? ''
  const importance = match.places[0]?.importance ?? 0
  if (match.corrections === 0 && importance >= METROPOLIS_SIZE && !GENERIC_NAMES.has(word))
    return true
  if (match.corrections > 0) return isExpected(text, at, context)
  if (match.length > 1 || !(context.isOrdinary(word) || word.length <= 3)) return true
  const to = at + 1
  if (isAfterPlaceInList(at, text, context)) return true
  if (namesOuter(text, to, match, context, depth)) return true
  const before = wordAt(text, at - 1)
  const isCapitalised = token?.isCapitalised === true && !token.isFirst
  if (GENERIC_NAMES.has(word) && !(isCapitalised && before === 'in')) return false
  if (wordAt(text, to) === 'station' || wordAt(text, to) === 'area' || isCapitalised) return true
  const isCity = importance >= CITY_SIZE
  if (before === 'in' || (isCity && BEFORE_PLACE.has(before))) return true
  return isCity && standsAlone(text, at, to, context)
}

/** The name of a place that stands at `at` and is meant as one. */
export function nameAt(text: Text, at: number, context: Context, depth = 0): NameMatch | null {
  const first = text.tokens[at]
  if (first?.kind !== 'word') return null
  const mayBeName = context.gazetteer.hasWord(first.word) || context.similar(first.word).length > 0
  if (!mayBeName) return null
  const words: string[] = []
  // The longest names have six words ("Llanfairpwllgwyngyll" is one); a sign ends a name.
  for (let i = at; i < at + 7 && text.tokens[i] && text.tokens[i]?.kind !== 'sign'; i++) {
    words.push(wordAt(text, i))
  }
  const match = context.gazetteer.longestName(words, 0, context.similar)
  if (!match || !isMeant(text, at, match, context, depth)) return null
  const isGeneric = GENERIC_NAMES.has(words.slice(0, match.length).join(' '))
  return isGeneric &&
    match.length > 1 &&
    wordAt(text, at + match.length) !== 'station' &&
    !namesOuter(text, at + match.length, match, context, depth)
    ? null
    : match
}

/** What contains the place, when the text says so next: ", London", "in London", "London". */
export function contextAt(
  text: Text,
  at: number,
  inner: readonly Place[],
  context: Context,
  depth = 0,
) {
  const isJoined = [',', 'in', 'of', '-', '('].includes(wordAt(text, at))
  const from = isJoined
    ? at + 1 + (wordAt(text, at) === ',' && wordAt(text, at + 1) === 'in' ? 1 : 0)
    : at
  const match = nameAt(text, from, context, depth + 1)
  const outer = match?.places.find((place) =>
    inner.some((candidate) => context.gazetteer.contains(place, candidate)),
  )
  return match && outer ? { match, outer, to: from + match.length } : null
}

/** "new town, Edinburgh" is a place; "new town" alone is no name. */
const namesOuter = (text: Text, at: number, match: NameMatch, context: Context, depth: number) =>
  depth < MOST_DEPTH && contextAt(text, at, match.places, context, depth) !== null
