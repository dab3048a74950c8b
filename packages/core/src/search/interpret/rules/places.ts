import { type Text, typed, wordAt } from '../text/token.ts'
import {
  ABROAD,
  ADDS_PLACE,
  ADDS_PLACE_AFTER,
  JOINS_PLACE,
  PLACE_GLUE,
  STREET_NOUNS,
} from '../words/places.ts'
import { nameAt } from './nameAt.ts'
import { type PlaceMention, readPlace } from './readPlace.ts'
import { applied, type Context, type Effect, type Rule } from './rule.ts'

const MOST_GLUE = 6

/** Whether the words before a place add it to the places of the search: "also in Streatham", "or Hackney". */
export function isAdded(text: Text, at: number, context: Context): boolean {
  if (!context.isFollowUp) return false
  if (context.readings.some(({ effects }) => effects.some((effect) => effect.do === 'place'))) {
    return false
  }
  let before = at - 1
  while (
    before > at - MOST_GLUE &&
    PLACE_GLUE.has(wordAt(text, before)) &&
    !ADDS_PLACE.has(wordAt(text, before))
  )
    before--
  const word = wordAt(text, before)
  return ADDS_PLACE.has(word) || (JOINS_PLACE.has(word) && before === 0)
}

export function placeEffect(
  text: Text,
  at: number,
  mention: PlaceMention,
  context: Context,
): Effect {
  const isAddedAfter = context.isFollowUp && ADDS_PLACE_AFTER.longestAt(text, mention.to) !== null
  return {
    do: 'place',
    label: mention.label,
    isAdded: isAddedAfter || isAdded(text, at, context),
    ...(mention.note ? { note: mention.note } : {}),
  }
}

/** Places of the gazetteer, postcodes and postcode districts. */
export const placeRule: Rule = {
  name: 'place',
  read(text, at, context) {
    const mention = readPlace(text, at, context)
    if (!mention) return null
    return applied(at, mention.to, placeEffect(text, at, mention, context))
  },
}

const MOST_NAME_WORDS = 3

/**
 * Names that the gazetteer lacks, where a name has to stand: "in Little Snoring", "on Acacia Avenue".
 * They are searched for in the address.
 */
export const unknownPlaceRule: Rule = {
  name: 'unknown place',
  read(text, at, context) {
    const before = wordAt(text, at - 1)
    if (!['in', 'on', 'at', 'near', 'around', 'off'].includes(before)) return null
    let to = at
    while (to < at + MOST_NAME_WORDS && isNameWord(text, to, context)) to++
    const isStreet = STREET_NOUNS.has(wordAt(text, to)) && to > at && text.tokens[to]?.isCapitalised
    if (isStreet) to++
    if (!isStreet && isSeveralPlaces(text, at, to, context)) return null
    if (to === at || ABROAD.has(wordAt(text, at)) || (before !== 'in' && !isStreet)) return null
    return applied(at, to, {
      do: 'place',
      label: typed(text, at, to),
      isAdded: isAdded(text, at, context),
    })
  },
}

/** "Leeds Bradford": names that follow each other are no name of a third. */
function isSeveralPlaces(text: Text, at: number, to: number, context: Context): boolean {
  const first = nameAt(text, at, context)
  const second = first && at + first.length
  return second !== null && second < to && nameAt(text, second, context) !== null
}

function isNameWord(text: Text, at: number, context: Context): boolean {
  const [token, next] = [text.tokens[at], text.tokens[at + 1]]
  if (token?.kind !== 'word' || !token.isCapitalised || STREET_NOUNS.has(token.word)) return false
  // "Little Snoring": an ordinary word may begin a name.
  const beginsName = next?.isCapitalised === true && !context.isOrdinary(next.word)
  return !context.isOrdinary(token.word) || beginsName
}
