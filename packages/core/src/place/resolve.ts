import type { Place } from './contract.ts'
import type { Gazetteer } from './gazetteer.ts'
import { postcodeInAddress, readPostcode } from './postcode.ts'
import { plainWords } from './words.ts'

/** What one part of a stored location stands for. */
export type ResolvedLocation = {
  /** The part as it was stored. */
  asked: string
  /** To be shown: the place with what contains it, the postcode, or the text. */
  label: string
} & (
  | { matchedAs: 'place'; place: Place }
  | { matchedAs: 'postcode'; outcode: string; postcode?: string }
  | { matchedAs: 'text'; text: string }
)

/** "Richmond, London": the name with the nearest thing that contains it. */
export function placeLabel(place: Place): string {
  const region = place.within.find((name) => !plainWords(place.name).includes(name.toLowerCase()))
  return region === undefined ? place.name : `${place.name}, ${region}`
}

/**
 * Chooses among places of one name: the one that lies in what the text names next ("Richmond,
 * London"), else the most important; settlements go before stations.
 */
export function choosePlace(
  candidates: readonly Place[],
  contexts: readonly Place[],
  gazetteer: Gazetteer,
): Place | undefined {
  const inContext = candidates.filter((place) =>
    contexts.some((context) => gazetteer.contains(context, place)),
  )
  const remaining = inContext.length > 0 ? inContext : candidates
  return remaining.find((place) => !place.kind.endsWith('_station')) ?? remaining[0]
}

const TRAILING_OUTCODE = /\s+([A-Za-z]{1,2}\d[A-Za-z\d]?)$/

function resolvePlace(part: string, gazetteer: Gazetteer): Place | undefined {
  const segments = part.split(',').map((segment) => segment.trim().replace(TRAILING_OUTCODE, ''))
  const named = segments.map((segment) => gazetteer.named(segment))
  const first = named.findIndex((candidates) => candidates.length > 0)
  if (first === -1) return undefined
  return choosePlace(named[first] ?? [], named.slice(first + 1).flat(), gazetteer)
}

function resolvePart(asked: string, gazetteer: Gazetteer): ResolvedLocation {
  const postcode = readPostcode(asked) ?? postcodeInAddress(asked)
  if (postcode) {
    const label = postcode.postcode ?? postcode.outcode
    return { asked, matchedAs: 'postcode', ...postcode, label }
  }
  const place = resolvePlace(asked, gazetteer)
  if (place) return { asked, matchedAs: 'place', place, label: placeLabel(place) }
  const outcode = asked.split(',').map((segment) => readPostcode(segment)?.outcode)
  const district = outcode.find((found) => found !== undefined)
  if (district) return { asked, matchedAs: 'postcode', outcode: district, label: district }
  return { asked, matchedAs: 'text', text: asked, label: asked }
}

/**
 * What a stored location ("Balham; Jericho, Oxford; BS8") stands for, part by part: a postcode or
 * district; else the most specific place in it; else a text to be searched in the address.
 */
export function resolveLocation(location: string, gazetteer: Gazetteer): ResolvedLocation[] {
  return location
    .split(';')
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map((part) => resolvePart(part, gazetteer))
}
