import type { Place, PlaceKind } from './contract.ts'
import { greatCircleMeters } from './distance.ts'
import type { Gazetteer } from './gazetteer.ts'
import { plainWords } from './words.ts'

/**
 * Kinds small enough that their middle says where a home is, give or take a walk. The middle of a town,
 * borough, county or city says nothing about it.
 */
const PRECISE: ReadonlySet<PlaceKind> = new Set([
  'village',
  'district',
  'train_station',
  'tube_station',
])
/** Places of one name that are no further apart are one place: a district and its station. */
const SAME_PLACE_METERS = 3000

/** The same for every way of writing one address: what a geocode is stored under. */
export function normalisedAddress(address: string, postcode: string | null): string {
  const words = plainWords(address)
  const code = plainWords(postcode ?? '')
  const isRepeated = code.length > 0 && words.join('').endsWith(code.join(''))
  return [...words, ...(isRepeated ? [] : code)].join(' ')
}

/**
 * The place in an address that is precise enough to be a home's position, or null. It is the first named
 * part ("Headingley" of "5 High Street, Headingley, Leeds") that lies in one of the parts after it; a
 * name without such a context counts only when no other place has it. A first part that is but a town
 * or larger gives null: what comes after it is larger still.
 */
export function addressPlace(address: string, gazetteer: Gazetteer): Place | null {
  const named = address.split(',').map((part) => gazetteer.named(part.trim()))
  for (const [i, candidates] of named.entries()) {
    if (candidates.length === 0) continue
    const contexts = named.slice(i + 1).flat()
    const meant =
      contexts.length === 0
        ? candidates
        : candidates.filter((place) =>
            contexts.some((context) => gazetteer.contains(context, place)),
          )
    if (meant.length > 0) return onlyPrecise(meant)
  }
  return null
}

function onlyPrecise(meant: readonly Place[]): Place | null {
  const chosen = meant.find((place) => !place.kind.endsWith('_station')) ?? meant[0]
  if (!chosen || !PRECISE.has(chosen.kind)) return null
  const isOnePlace = meant.every((place) => greatCircleMeters(chosen, place) <= SAME_PLACE_METERS)
  return isOnePlace ? chosen : null
}
