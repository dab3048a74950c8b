import { greatCircleMeters, type Point } from '@hearth/core/place/distance.ts'
import type { Draft } from './row.ts'

/** Degrees of a cell: some 11 km from south to north, 7 from west to east. */
const CELL = 0.1
const OUTSKIRTS_METERS = 1500
/** Of latitude, a little short, so that it only spares the exact distance. */
const METERS_PER_DEGREE = 111_000

/** Finds settlements by position. */
export interface SettlementIndex {
  nearest(point: Point): Draft | undefined
  /** The nearest of the cities and towns, other than London, that the point lies in. */
  townAround(point: Point): Draft | undefined
  /** The nearest town or city, however far. */
  nearestTown(point: Point): Draft | undefined
}

export function indexSettlements(settlements: readonly Draft[]): SettlementIndex {
  const cells = Map.groupBy(settlements, cellOf)
  const towns = settlements.filter(
    ({ kind, name }) => (kind === 'city' || kind === 'town') && name !== 'London',
  )
  return {
    nearest: (point) => closest(point, around(cells, point)) ?? closest(point, settlements),
    townAround: (point) =>
      closest(
        point,
        towns.filter((town) => metersTo(town, point) <= town.extentMeters),
      ),
    nearestTown: (point) => closest(point, towns),
  }
}

const cellOf = ({ lat, lng }: Point) => `${Math.floor(lat / CELL)}:${Math.floor(lng / CELL)}`
const metersTo = (place: Point, point: Point) => greatCircleMeters(place, point)

function around(cells: ReadonlyMap<string, readonly Draft[]>, { lat, lng }: Point): Draft[] {
  const steps = [-CELL, 0, CELL]
  return steps.flatMap((dLat) =>
    steps.flatMap((dLng) => cells.get(cellOf({ lat: lat + dLat, lng: lng + dLng })) ?? []),
  )
}

/** The nearest of some places. */
export function closest<P extends Point>(point: Point, places: readonly P[]): P | undefined {
  let best: P | undefined
  let bestMeters = Number.POSITIVE_INFINITY
  for (const place of places) {
    if (Math.abs(place.lat - point.lat) * METERS_PER_DEGREE > bestMeters) continue
    const meters = metersTo(place, point)
    if (meters < bestMeters) [best, bestMeters] = [place, meters]
  }
  return best
}

/** What contains a station: the town that it is in or beside, and what contains that. */
export function parentsOfStation(station: Point, index: SettlementIndex): string[] {
  const near = index.nearest(station)
  if (!near) return []
  const parents = near.parents ?? []
  const isBeside = metersTo(near, station) <= near.extentMeters + OUTSKIRTS_METERS
  return isBeside && near.kind !== 'district' ? [near.name, ...parents] : parents
}
