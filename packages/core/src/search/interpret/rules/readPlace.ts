import type { Place } from '../../../place/contract.ts'
import { greatCircleMeters } from '../../../place/distance.ts'
import type { NameMatch } from '../../../place/nameTree.ts'
import { readPostcode } from '../../../place/postcode.ts'
import { choosePlace, placeLabel } from '../../../place/resolve.ts'
import { plainWords } from '../../../place/words.ts'
import { type Text, wordAt } from '../text/token.ts'
import { AREA_NOUNS, BEFORE_PLACE, GENERIC_NAMES, PLACE_LIST_SIGNS } from '../words/places.ts'
import type { Context } from './rule.ts'

/** A place, postcode or district that the text names. */
export interface PlaceMention {
  /** As it goes into the criteria: "Guildford", "Jericho, Oxford", "SW11". */
  label: string
  to: number
  /** Everything that has this name; empty for a postcode. */
  places: readonly Place[]
  place?: Place
  /** For the reply, when another place of that name could have been meant. */
  note?: string
}

/** "Bath city centre" is more than "Bath city". */
const CENTRES = new Set(['centre', 'center', 'walls', 'square', 'hall'])
const MOST_CONTEXTS = 3
const CITY_SIZE = 50_000

/** The name to store: an alias that shortens or lengthens the name stays, a nickname does not. */
function storedName(match: NameMatch, place: Place): string {
  const [written, name] = [plainWords(match.writtenAs), plainWords(place.name)]
  // "the Peak District" is no other name than "Peak District".
  if (written[0] === 'the' && written.slice(1).join() === name.join()) return place.name
  const isPart = written.every((word) => name.includes(word))
  const isWhole = name.every((word) => written.includes(word))
  return isPart || isWhole ? match.writtenAs : place.name
}

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

/** Whether a name that is also an ordinary word ("bath", "sale", "reading") is meant as a place here. */
function isMeant(text: Text, at: number, match: NameMatch, context: Context): boolean {
  const token = text.tokens[at]
  const word = token?.word ?? ''
  if (match.length > 1 || !(context.isOrdinary(word) || word.length <= 3)) return true
  const to = at + 1
  if (isAfterPlaceInList(at, text, context)) return true
  if (namesOuter(text, to, match, context)) return true
  const before = wordAt(text, at - 1)
  const isCapitalised = token?.isCapitalised === true && !token.isFirst
  if (GENERIC_NAMES.has(word) && !(isCapitalised && before === 'in')) return false
  if (wordAt(text, to) === 'station' || wordAt(text, to) === 'area' || isCapitalised) return true
  const isCity = (match.places[0]?.importance ?? 0) >= CITY_SIZE
  if (before === 'in' || (isCity && BEFORE_PLACE.has(before))) return true
  return isCity && standsAlone(text, at, to, context)
}

function nameAt(text: Text, at: number, context: Context): NameMatch | null {
  if (text.tokens[at]?.kind !== 'word') return null
  const words: string[] = []
  // The longest names have six words ("Llanfairpwllgwyngyll" is one); a sign ends a name.
  for (let i = at; i < at + 7 && text.tokens[i] && text.tokens[i]?.kind !== 'sign'; i++) {
    words.push(wordAt(text, i))
  }
  const match = context.gazetteer.longestName(words, 0, context.similar)
  if (!match || !isMeant(text, at, match, context)) return null
  const isGeneric = GENERIC_NAMES.has(words.slice(0, match.length).join(' '))
  return isGeneric && match.length > 1 && !namesOuter(text, at + match.length, match, context)
    ? null
    : match
}

/** What contains the place, when the text says so next: ", London", "in London", "London". */
function contextAt(text: Text, at: number, inner: readonly Place[], context: Context) {
  const isJoined = [',', 'in', '-', '('].includes(wordAt(text, at))
  const from = isJoined
    ? at + 1 + (wordAt(text, at) === ',' && wordAt(text, at + 1) === 'in' ? 1 : 0)
    : at
  const match = nameAt(text, from, context)
  const outer = match?.places.find((place) =>
    inner.some((candidate) => context.gazetteer.contains(place, candidate)),
  )
  return match && outer ? { match, outer, to: from + match.length } : null
}

/** "new town, Edinburgh" is a place; "new town" alone is no name. */
const namesOuter = (text: Text, at: number, match: NameMatch, context: Context) =>
  contextAt(text, at, match.places, context) !== null

function noteOf(place: Place, candidates: readonly Place[]): string | undefined {
  const other = candidates.find(
    (candidate) =>
      candidate !== place &&
      !candidate.kind.endsWith('_station') &&
      candidate.importance * 20 > place.importance &&
      greatCircleMeters(candidate, place) > 5000 + place.extentMeters,
  )
  return other && placeLabel(place) !== place.name ? placeLabel(place) : undefined
}

function readPostcodeMention(text: Text, at: number): PlaceMention | null {
  const token = text.tokens[at]
  if (token?.kind !== 'postcode' || wordAt(text, at - 1) === 'the') return null
  const postcode = readPostcode(token.word)
  if (!postcode) return null
  const to = AREA_NOUNS.has(wordAt(text, at + 1)) ? at + 2 : at + 1
  return { label: postcode.postcode ?? postcode.outcode, to, places: [] }
}

/** "Bristol BS6", "Clapham, SW4": the postcode says it more exactly; "Leeds or M20" is two places. */
function readDistrictOf(text: Text, at: number): PlaceMention | null {
  return readPostcodeMention(text, wordAt(text, at) === ',' ? at + 1 : at)
}

/** Reads a place at `at`, with what contains it: "Jericho, Oxford", "Clapham in London", "BS8". */
export function readPlace(text: Text, at: number, context: Context): PlaceMention | null {
  const postcode = readPostcodeMention(text, at)
  if (postcode) return postcode
  const match = nameAt(text, at, context)
  if (!match) return null
  let to = at + match.length
  const outers: { match: NameMatch; outer: Place; to: number }[] = []
  let inner = match.places
  while (outers.length < MOST_CONTEXTS) {
    const found = contextAt(text, to, inner, context)
    if (!found) break
    outers.push(found)
    inner = [found.outer]
    to = found.to
  }
  const contexts = outers.map(({ outer }) => outer)
  const place = choosePlace(match.places, contexts, context.gazetteer)
  if (!place) return null
  const names = [storedName(match, place), ...outers.map((o) => storedName(o.match, o.outer))]
  if (AREA_NOUNS.has(wordAt(text, to)) && !CENTRES.has(wordAt(text, to + 1))) to++
  const district = readDistrictOf(text, to)
  if (district) return district
  const note = contexts.length === 0 ? noteOf(place, match.places) : undefined
  return { label: names.join(', '), to, places: match.places, place, ...(note ? { note } : {}) }
}
