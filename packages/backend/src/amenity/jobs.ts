import {
  type AmenityAnalysis,
  amenityPlaces,
  analyseAmenities,
} from '@hearth/core/amenity/analyse.ts'
import { AMENITY_TYPE_NAMES, NO_AMENITY_METERS } from '@hearth/core/amenity/contract.ts'
import type { Point } from '@hearth/core/place/distance.ts'
import type { Transaction } from '@hearth/db/client.ts'
import { propertyAmenities } from '@hearth/db/schema/amenity.ts'
import { properties } from '@hearth/db/schema/property.ts'
import { eq } from 'drizzle-orm'
import type { Handler } from '../jobHandler.ts'
import { fetchPlaces } from './fetchPlaces.ts'
import { placesNear } from './placesNear.ts'

/**
 * Finds what is near a listing and stores it: the lines of its card, and the distance to the nearest of
 * each kind that searches read. A listing without a position has nothing near. A listing that is gone or
 * withdrawn is left alone.
 */
export const analyseProperty: Handler<'amenity.analyse'> = async (context, { propertyId }) => {
  const { drizzle } = context.db
  const [listing] = await drizzle
    .select(POSITION)
    .from(properties)
    .where(eq(properties.id, propertyId))
  if (!listing || listing.withdrawnAt) return
  const point = pointOf(listing)
  // Before the transaction: no lock is held while a service outside is waited for.
  if (point) await fetchPlaces(context, propertyId, point)
  await drizzle.transaction((tx) => analyse(tx, propertyId))
}

const NOTHING_NEAR: AmenityAnalysis = {
  nearestMeters: Object.fromEntries(
    AMENITY_TYPE_NAMES.map((type) => [type, NO_AMENITY_METERS]),
  ) as AmenityAnalysis['nearestMeters'],
  amenities: [],
}

const POSITION = { lat: properties.lat, lng: properties.lng, withdrawnAt: properties.withdrawnAt }

function pointOf({ lat, lng }: { lat: number | null; lng: number | null }): Point | null {
  return lat === null || lng === null ? null : { lat, lng }
}

async function analyse(tx: Transaction, propertyId: number): Promise<void> {
  // Whoever analyses this listing too waits here, and a move of it waits until these rows are written.
  const [listing] = await tx
    .select(POSITION)
    .from(properties)
    .where(eq(properties.id, propertyId))
    .for('no key update')
  if (!listing) return
  const point = pointOf(listing)
  await store(
    tx,
    propertyId,
    point ? analyseAmenities(point, amenityPlaces(await placesNear(tx, point))) : NOTHING_NEAR,
  )
}

async function store(
  tx: Transaction,
  propertyId: number,
  { nearestMeters, amenities }: AmenityAnalysis,
): Promise<void> {
  await tx.delete(propertyAmenities).where(eq(propertyAmenities.propertyId, propertyId))
  if (amenities.length > 0) {
    await tx
      .insert(propertyAmenities)
      .values(amenities.map((amenity) => ({ propertyId, ...amenity })))
  }
  await tx
    .update(properties)
    .set({
      trainMeters: nearestMeters.train_station,
      tubeMeters: nearestMeters.tube_station,
      busMeters: nearestMeters.bus_stop,
      schoolMeters: nearestMeters.school,
      supermarketMeters: nearestMeters.supermarket,
      pubMeters: nearestMeters.pub,
      cafeMeters: nearestMeters.cafe,
      restaurantMeters: nearestMeters.restaurant,
    })
    .where(eq(properties.id, propertyId))
}
