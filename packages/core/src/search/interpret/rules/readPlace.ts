import type { Place } from '../../../place/contract.ts'
import { greatCircleMeters } from '../../../place/distance.ts'
import type { NameMatch } from '../../../place/nameTree.ts'
import { readPostcode } from '../../../place/postcode.ts'
import { choosePlace, placeLabel } from '../../../place/resolve.ts'
import { plainWords } from '../../../place/words.ts'
import { type Text, wordAt } from '../text/token.ts'
import { AREA_NOUNS, MOTORWAY_NOUNS } from '../words/places.ts'
import { contextAt, nameAt } from './nameAt.ts'
import type { Context, PlaceNote } from './rule.ts'

/** A place, postcode or district that the text names. */
export interface PlaceMention {
  /** As it goes into the criteria: "Guildford", "Jericho, Oxford", "SW11". */
  label: string
  to: number
  /** Everything that has this name; empty for a postcode. */
  places: readonly Place[]
  place?: Place
  /** For the reply, when another place of that name could have been meant. */
  note?: PlaceNote
}

/** "Bath city centre" is more than "Bath city". */
const CENTRES = new Set(['centre', 'center', 'walls', 'square', 'hall'])
const MOST_CONTEXTS = 3

/** "Burton upon Trent" is written "Burton-on-Trent" too, and Highland "the Highlands". */
const nameWords = (name: string) =>
  plainWords(name).map((word) => (word === 'upon' ? 'on' : word.replace(/s$/, '')))

/** The name to store: an alias that shortens or lengthens the name stays, a nickname does not. */
function storedName(match: NameMatch, place: Place): string {
  const [written, name] = [nameWords(match.writtenAs), nameWords(place.name)]
  // "the Peak District" is no other name than "Peak District".
  if (written[0] === 'the' && written.slice(1).join() === name.join()) {
    return match.writtenAs.slice('the '.length)
  }
  const isPart = written.every((word) => name.includes(word))
  const isWhole = name.every((word) => written.includes(word))
  return isPart || isWhole ? match.writtenAs : place.name
}

/** A namesake that much less important is a hamlet beside a town, unless it is a town itself. */
const MOST_UNEQUAL = 7
const MOST_UNEQUAL_TOWN = 20
const TOWN_SIZE = 20_000

/** Whether `other` could have been meant where `place` was taken. */
function isRival(other: Place, place: Place): boolean {
  const ratio = other.importance >= TOWN_SIZE ? MOST_UNEQUAL_TOWN : MOST_UNEQUAL
  return other.importance * ratio > place.importance
}

function noteOf(asked: string, place: Place, candidates: readonly Place[]): PlaceNote | undefined {
  const isShortened = asked !== place.name
  const other = candidates.find(
    (candidate) =>
      candidate !== place &&
      !candidate.kind.endsWith('_station') &&
      isRival(candidate, place) &&
      // The borough of Camden is around Camden Town, and is not what was taken either.
      ((isShortened && candidate.name === asked) ||
        greatCircleMeters(candidate, place) > 5000 + place.extentMeters),
  )
  const taken = isShortened ? place.name : placeLabel(place)
  return other && taken !== asked ? { asked, taken } : undefined
}

function readPostcodeMention(text: Text, at: number): PlaceMention | null {
  const token = text.tokens[at]
  const next = wordAt(text, at + 1)
  const isMotorway =
    MOTORWAY_NOUNS.has(next) || (wordAt(text, at - 1) === 'the' && !AREA_NOUNS.has(next))
  if (token?.kind !== 'postcode' || isMotorway) return null
  const postcode = readPostcode(token.word)
  if (!postcode) return null
  const to = AREA_NOUNS.has(next) ? at + 2 : at + 1
  return { label: postcode.postcode ?? postcode.outcode, to, places: [] }
}

/** "Bristol BS6", "Clapham, SW4": the postcode says it more exactly; "Leeds or M20" is two places. */
function readDistrictOf(text: Text, at: number): PlaceMention | null {
  return readPostcodeMention(text, wordAt(text, at) === ',' ? at + 1 : at)
}

/** Past the "area" of "Clifton area" or "the Clifton area of Bristol". */
function pastAreaNoun(text: Text, at: number): number {
  if (!AREA_NOUNS.has(wordAt(text, at)) || CENTRES.has(wordAt(text, at + 1))) return at
  return at + 1
}

/** "Leeds Headingley", "Manchester's Northern Quarter": the larger place may come first. */
function readPartOf(text: Text, at: number, outer: NameMatch, context: Context) {
  const match = nameAt(text, at, context, 1)
  const container = outer.places.find((place) =>
    match?.places.some((inner) => context.gazetteer.contains(place, inner)),
  )
  const place = match && container && choosePlace(match.places, [container], context.gazetteer)
  if (!place || place.kind.endsWith('_station')) return null
  const to = pastAreaNoun(text, at + match.length)
  const label = `${storedName(match, place)}, ${storedName(outer, container)}`
  return readDistrictOf(text, to) ?? { label, to, places: match.places, place }
}

/** Reads a place at `at`, with what contains it: "Jericho, Oxford", "Clapham in London", "BS8". */
export function readPlace(text: Text, at: number, context: Context): PlaceMention | null {
  const postcode = readPostcodeMention(text, at)
  if (postcode) return postcode
  const match = nameAt(text, at, context)
  if (!match) return null
  let to = pastAreaNoun(text, at + match.length)
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
  if (contexts.length === 0) {
    const within = readPartOf(text, to, match, context)
    if (within) return within
  }
  const place = choosePlace(match.places, contexts, context.gazetteer)
  if (!place) return null
  const asked = storedName(match, place)
  const names = [asked, ...outers.map((o) => storedName(o.match, o.outer))]
  to = pastAreaNoun(text, to)
  const district = readDistrictOf(text, to)
  if (district) return district
  const note = contexts.length === 0 ? noteOf(asked, place, match.places) : undefined
  return { label: names.join(', '), to, places: match.places, place, ...(note ? { note } : {}) }
}
