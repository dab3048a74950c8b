import { greatCircleMeters, type Point } from '../place/distance.ts'

/** Degrees of latitude in a cell: about 1.1 km. */
const CELL_DEGREES = 0.01
/** Fewer metres than a degree of latitude has anywhere in the UK, so that no cell is passed over. */
const METERS_PER_DEGREE = 111_000
/** Cells are this many times as many degrees wide as high: square enough at British latitudes. */
const LNG_STRETCH = 1.6
/** cos 61.5°: a degree of longitude is never shorter in the UK. */
const NARROWEST = 0.477

const columnOf = (lng: number) => Math.floor(lng / (CELL_DEGREES * LNG_STRETCH))
const rowOf = (lat: number) => Math.floor(lat / CELL_DEGREES)
const keyOf = (column: number, row: number) => column * 100_000 + row

/** A place with its great-circle distance in metres. */
export interface Near<P> {
  place: P
  meters: number
}

/** Places sorted into cells, so that the nearest are found without looking at all of them. */
export interface PlaceGrid<P extends Point> {
  /** Up to `count` places within `maxMeters`, nearest first. */
  nearest(point: Point, count: number, maxMeters: number): Near<P>[]
}

/** Files the places by cell. */
export function createPlaceGrid<P extends Point>(places: readonly P[]): PlaceGrid<P> {
  const cells = new Map<number, P[]>()
  for (const place of places) {
    const key = keyOf(columnOf(place.lng), rowOf(place.lat))
    const cell = cells.get(key)
    if (cell) cell.push(place)
    else cells.set(key, [place])
  }
  return {
    nearest: (point, count, maxMeters) => nearestIn(cells, places, point, count, maxMeters),
  }
}

function nearestIn<P extends Point>(
  cells: ReadonlyMap<number, P[]>,
  places: readonly P[],
  point: Point,
  count: number,
  maxMeters: number,
): Near<P>[] {
  const found: Near<P>[] = []
  const column = columnOf(point.lng)
  const row = rowOf(point.lat)
  const ringMeters = CELL_DEGREES * METERS_PER_DEGREE * Math.min(1, LNG_STRETCH * NARROWEST)
  for (let ring = 0; (ring - 1) * ringMeters <= reach(found, count, maxMeters); ring++) {
    // Where hardly anything is near, looking at every place is less work than at every cell.
    if ((2 * ring + 1) ** 2 > places.length) return keepNearest([], places, point, count, maxMeters)
    for (const key of ringKeys(column, row, ring)) {
      const cell = cells.get(key)
      if (cell) keepNearest(found, cell, point, count, maxMeters)
    }
  }
  return found
}

/** Adds to what was found, and forgets what is no longer among the nearest. */
function keepNearest<P extends Point>(
  found: Near<P>[],
  places: readonly P[],
  point: Point,
  count: number,
  maxMeters: number,
): Near<P>[] {
  for (const place of places) {
    const meters = greatCircleMeters(point, place)
    if (meters <= maxMeters) found.push({ place, meters })
  }
  found.sort((a, b) => a.meters - b.meters)
  found.length = Math.min(found.length, count)
  return found
}

/** Nothing further than this can still be among the nearest. */
function reach(found: readonly Near<unknown>[], count: number, maxMeters: number): number {
  return found.length < count ? maxMeters : (found[count - 1]?.meters ?? maxMeters)
}

function* ringKeys(column: number, row: number, ring: number): Generator<number> {
  if (ring === 0) {
    yield keyOf(column, row)
    return
  }
  for (let step = -ring; step <= ring; step++) {
    yield keyOf(column + step, row - ring)
    yield keyOf(column + step, row + ring)
  }
  for (let step = 1 - ring; step < ring; step++) {
    yield keyOf(column - ring, row + step)
    yield keyOf(column + ring, row + step)
  }
}
