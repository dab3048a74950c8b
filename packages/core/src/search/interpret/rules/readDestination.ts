import type { AmenityType } from '../../../amenity/contract.ts'
import type { SearchCriteria } from '../../contract.ts'
import { type Text, wordAt } from '../text/token.ts'
import { ADJECTIVES, DESTINATIONS, PLAIN_ADJECTIVES, type Stop } from '../words/stops.ts'
import { contextAt } from './nameAt.ts'
import { type PlaceMention, readPlace } from './readPlace.ts'
import type { Context, Span } from './rule.ts'

/** What a distance is measured from. */
export interface Destination {
  stop?: Stop
  amenity?: AmenityType
  mention?: PlaceMention
  /** Where the place or kind begins, after articles and adjectives. */
  from: number
  to: number
  /** Adjectives that cannot be applied: "good" of "a good school". */
  leaves: Span[]
}

const MOST_ADJECTIVES = 3
const MOST_SKIPPED = 6

/** A named station is a train station unless only the tube serves it. */
function stopOf(mention: PlaceMention): Stop {
  const kinds = new Set(mention.places.map(({ kind }) => kind))
  return !kinds.has('train_station') && kinds.has('tube_station') ? 'tube' : 'train'
}

const isStationOnly = ({ places }: PlaceMention) =>
  places.length > 0 && places.every(({ kind }) => kind.endsWith('_station'))

/** "Charing Cross station, Glasgow": which of that name is meant may be said after "station". */
function withinNext(text: Text, at: number, mention: PlaceMention, context: Context) {
  const isTold = mention.label.includes(',')
  const next = isTold ? null : contextAt(text, at, mention.places, context)
  if (!next) return { mention, to: at }
  const places = mention.places.filter((place) => context.gazetteer.contains(next.outer, place))
  const { note: _, ...rest } = mention
  const label = `${mention.label}, ${next.match.writtenAs}`
  return { mention: { ...rest, label, places }, to: next.to }
}

function readNamed(text: Text, at: number, context: Context): Destination | null {
  const mention = readPlace(text, at, context)
  if (!mention) return null
  const kind = DESTINATIONS.longestAt(text, mention.to)
  const base = { mention, from: at, leaves: [] }
  if (kind && 'stop' in kind.value) {
    const { stop } = kind.value
    const within = withinNext(text, kind.to, mention, context)
    const named = { ...base, ...within }
    return { ...named, stop: stop === 'station' ? stopOf(within.mention) : stop }
  }
  return { ...base, to: mention.to, ...(isStationOnly(mention) ? { stop: stopOf(mention) } : {}) }
}

/** Reads "the tube", "a good primary school", "Finsbury Park station", "York". */
export function readDestination(text: Text, at: number, context: Context): Destination | null {
  const leaves: Span[] = []
  for (let from = at; from < at + MOST_SKIPPED; from++) {
    const kind = DESTINATIONS.longestAt(text, from)
    const named = readNamed(text, from, context)
    if (named && named.to > (kind?.to ?? 0)) return { ...named, leaves }
    if (kind) {
      const base = { from, to: kind.to, leaves }
      if ('amenity' in kind.value) return { ...base, amenity: kind.value.amenity }
      const { stop } = kind.value
      // "a Jubilee line station"
      const bare = wordAt(text, from - 1) === 'line' ? 'tube' : 'train'
      return { ...base, stop: stop === 'station' ? bare : stop }
    }
    const word = wordAt(text, from)
    if (PLAIN_ADJECTIVES.has(word)) continue
    const isWord = text.tokens[from]?.kind === 'word'
    const isAdjective = ADJECTIVES.has(word) || (isWord && !context.isKnown(word))
    if (!isAdjective || leaves.length === MOST_ADJECTIVES) return null
    leaves.push({ from, to: from + 1 })
  }
  return null
}

/** The criterion of a kind of stop. */
export function stopCriterion(stop: Stop, miles: number): SearchCriteria {
  if (stop === 'tube') return { maxTubeDistance: miles }
  return stop === 'bus' ? { maxBusDistance: miles } : { maxTrainDistance: miles }
}
