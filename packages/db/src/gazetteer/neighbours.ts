import { greatCircleMeters } from '@hearth/core/place/distance.ts'
import type { Draft } from './row.ts'

/** Of the way to a larger neighbour's centre, what is still the smaller town's. */
const SHARE_OF_WAY = 0.6
/** A neighbour that hardly differs in size has no greater claim to what lies between. */
const CLEARLY_LARGER = 1.5
/** A circle is a rough shape: it is never taken in so far that it loses the town itself. */
const LEAST_SHARE = 0.6
/** Of latitude, a little short, so that it only spares the exact distance. */
const METERS_PER_DEGREE = 111_000
const LARGEST_DISTRICT_METERS = 5000

const isTown = ({ kind }: Draft) => kind === 'city' || kind === 'town'

/** How far the town may reach before it is in the neighbour; infinite when it may go as far as it likes. */
function reachBeside(town: Draft, other: Draft, importance: ReadonlyMap<string, number>): number {
  const isLarger = (size: number) => size > town.importance * CLEARLY_LARGER
  if (isTown(other)) {
    return isLarger(other.importance) ? greatCircleMeters(town, other) * SHARE_OF_WAY : Infinity
  }
  const [city] = other.parents ?? []
  if (!city || other.parents?.includes(town.name)) return Infinity
  return isLarger(importance.get(city) ?? 0)
    ? greatCircleMeters(town, other) - other.extentMeters
    : Infinity
}

/**
 * Takes in the circles of towns that grew together with a larger one: Salford ends before the middle
 * of Manchester, Sale before Chorlton.
 */
export function keptFromNeighbours(settlements: readonly Draft[]): Draft[] {
  const others = settlements.filter((draft) => isTown(draft) || draft.kind === 'district')
  const importance = new Map(
    others
      .filter(isTown)
      .toSorted((a, b) => a.importance - b.importance)
      .map((town) => [town.name, town.importance]),
  )
  return settlements.map((town) => {
    if (town.source !== 'geonames' || !isTown(town)) return town
    const farthest = Math.max(
      town.extentMeters / SHARE_OF_WAY,
      town.extentMeters + LARGEST_DISTRICT_METERS,
    )
    const reaches = others
      .filter(
        (other) =>
          other !== town &&
          other.name !== town.name &&
          Math.abs(other.lat - town.lat) * METERS_PER_DEGREE < farthest,
      )
      .map((other) => reachBeside(town, other, importance))
    const reach = Math.max(Math.min(...reaches), town.extentMeters * LEAST_SHARE)
    if (reach >= town.extentMeters) return town
    return { ...town, extentMeters: Math.round(reach / 100) * 100 }
  })
}
