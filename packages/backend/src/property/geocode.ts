import type { Point } from '@hearth/core/place/distance.ts'
import { toNationalGrid } from '@hearth/core/place/nationalGrid.ts'
import { properties } from '@hearth/db/schema/property.ts'
import { and, eq, isNull } from 'drizzle-orm'
import type { Handler, JobContext } from '../jobHandler.ts'
import { type Addressed, locate } from './locate.ts'

interface Listing extends Addressed {
  id: number
}

/**
 * Finds where a listing without a position is. What nothing knows leaves the listing without one; setting
 * one has the listing analysed.
 */
export const geocodeProperty: Handler<'property.geocode'> = async (context, { propertyId }) => {
  const listing = await readUnplaced(context.db, propertyId)
  if (!listing) return
  const found = await locate(context, listing)
  if (found) await place(context, listing, found)
}

async function readUnplaced({ drizzle }: JobContext['db'], id: number): Promise<Listing | null> {
  const [listing] = await drizzle
    .select({ id: properties.id, address: properties.address, postcode: properties.postcode })
    .from(properties)
    .where(and(eq(properties.id, id), isNull(properties.lat), isNull(properties.withdrawnAt)))
  return listing ?? null
}

async function place({ db }: JobContext, listing: Listing, { lat, lng }: Point): Promise<void> {
  await db.drizzle
    .update(properties)
    .set({ lat, lng, ...toNationalGrid({ lat, lng }) })
    .where(
      // Whoever gave it a position or another address meanwhile knows better.
      and(
        eq(properties.id, listing.id),
        eq(properties.address, listing.address),
        isNull(properties.lat),
        isNull(properties.withdrawnAt),
      ),
    )
}
