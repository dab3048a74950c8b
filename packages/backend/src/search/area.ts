import type { Gazetteer } from '@hearth/core/place/gazetteer.ts'
import { type GridPoint, toNationalGrid } from '@hearth/core/place/nationalGrid.ts'
import { type ResolvedLocation, resolveLocation } from '@hearth/core/place/resolve.ts'
import type { SearchCriteria, UnderstoodPlace } from '@hearth/core/search/contract.ts'
import type { Database } from '@hearth/db/client.ts'
import { type Circle, circleAround } from './circle.ts'
import { postcodePoint } from './postcodePoint.ts'

const METERS_PER_KILOMETER = 1000

/** Where a result may be: what any of these lists finds. */
export interface Area {
  circles: Circle[]
  /** Names that a home without a position bears in its address. */
  unplacedNames: string[]
  /** Postcode districts. */
  outcodes: string[]
  /** Postcode districts of homes without a position. */
  unplacedOutcodes: string[]
  /** Texts that are no known place, for the address of any home. */
  texts: string[]
}

export interface Located {
  /** Null: anywhere in the country. */
  area: Area | null
  /** What "nearest" is measured from; none for a text or an unknown postcode. */
  points: GridPoint[]
  places: UnderstoodPlace[]
}

/** Reads the location of the criteria with the gazetteer and, for postcodes, the listings themselves. */
export async function locate(
  db: Database,
  gazetteer: Gazetteer,
  criteria: SearchCriteria,
): Promise<Located> {
  const resolved = criteria.location ? resolveLocation(criteria.location, gazetteer) : []
  const located: Located = {
    area: resolved.length > 0 ? emptyArea() : null,
    points: [],
    places: resolved.map(({ asked, matchedAs, label }) => ({ asked, matchedAs, label })),
  }
  const radiusMeters = criteria.radius && criteria.radius * METERS_PER_KILOMETER
  for (const location of resolved) await addLocation(db, located, location, radiusMeters)
  return located
}

const emptyArea = (): Area => ({
  circles: [],
  unplacedNames: [],
  outcodes: [],
  unplacedOutcodes: [],
  texts: [],
})

async function addLocation(
  db: Database,
  { area, points }: Located,
  location: ResolvedLocation,
  radiusMeters: number | undefined,
): Promise<void> {
  if (!area) return
  if (location.matchedAs === 'text') {
    area.texts.push(location.text)
    return
  }
  if (location.matchedAs === 'place') {
    const { place } = location
    area.circles.push(circleAround(place, radiusMeters ?? place.extentMeters))
    area.unplacedNames.push(place.name)
    points.push(toNationalGrid(place))
    return
  }
  const centre = await postcodePoint(db, location)
  if (centre) points.push(toNationalGrid(centre))
  if (centre && radiusMeters) {
    area.circles.push(circleAround(centre, radiusMeters))
    area.unplacedOutcodes.push(location.outcode)
  } else {
    area.outcodes.push(location.outcode)
  }
}
