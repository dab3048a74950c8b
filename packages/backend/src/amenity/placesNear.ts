import { type AmenityPlace, LOOKED_AT } from '@hearth/core/amenity/analyse.ts'
import {
  AMENITY_TYPE_NAMES,
  type AmenityType,
  NO_AMENITY_METERS,
} from '@hearth/core/amenity/contract.ts'
import { greatCircleMeters, type Point } from '@hearth/core/place/distance.ts'
import { toNationalGrid } from '@hearth/core/place/nationalGrid.ts'
import type { Transaction } from '@hearth/db/client.ts'
import { places } from '@hearth/db/schema/place.ts'
import { and, asc, between, eq } from 'drizzle-orm'

/** Metres around a point that are read: mostly the first holds enough, and the last holds all that counts. */
const REACHES = [1500, 6000, NO_AMENITY_METERS]
/** Metres on the National Grid and great-circle ones differ by less than this part anywhere in the UK. */
const GRID_ERROR = 0.01

/**
 * The stored places among which the nearest of every kind are: an analysis of them comes to the same as
 * one of all places, and reads far fewer.
 */
export async function placesNear(tx: Transaction, point: Point): Promise<AmenityPlace[]> {
  const found: AmenityPlace[] = []
  for (const type of AMENITY_TYPE_NAMES) found.push(...(await nearestOf(tx, type, point)))
  return found
}

async function nearestOf(
  tx: Transaction,
  amenityType: AmenityType,
  point: Point,
): Promise<AmenityPlace[]> {
  let found: AmenityPlace[] = []
  for (const meters of REACHES) {
    found = await placesInBox(tx, amenityType, point, meters)
    const sure = found.filter((place) => greatCircleMeters(point, place) <= meters)
    if (sure.length >= LOOKED_AT) break
  }
  return found
}

/** Every place within so many great-circle metres, and some further ones. */
async function placesInBox(
  tx: Transaction,
  amenityType: AmenityType,
  point: Point,
  meters: number,
): Promise<AmenityPlace[]> {
  const { easting, northing } = toNationalGrid(point)
  const half = Math.ceil(meters * (1 + GRID_ERROR))
  const rows = await tx
    .select({ name: places.name, address: places.address, lat: places.lat, lng: places.lng })
    .from(places)
    .where(
      and(
        eq(places.kind, amenityType),
        between(places.easting, easting - half, easting + half),
        between(places.northing, northing - half, northing + half),
      ),
    )
    // Of two at the same distance the same one is told every time.
    .orderBy(asc(places.id))
  return rows.map((row) => ({ ...row, amenityType }))
}
