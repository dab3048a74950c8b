import type { FoundPlace } from '@hearth/adapters/places/placeSource.ts'
import type { Point } from '@hearth/core/place/distance.ts'
import { toNationalGrid } from '@hearth/core/place/nationalGrid.ts'
import { isWithinUk } from '@hearth/core/place/withinUk.ts'
import type { Transaction } from '@hearth/db/client.ts'
import { placeFetches, places } from '@hearth/db/schema/place.ts'
import { and, eq, gt, sql } from 'drizzle-orm'
import type { JobContext } from '../jobHandler.ts'

const KEPT_MS = 30 * 24 * 60 * 60 * 1000
const SOURCE = 'overpass'
const ROWS_PER_STATEMENT = 500

type Fetching = Pick<JobContext, 'db' | 'placeSource' | 'log' | 'now'>

/**
 * Asks the source outside for the places around a listing and stores them, unless it was asked for this
 * point within 30 days. When it fails what was there stays, and the next analysis asks again.
 */
export async function fetchPlaces(
  { db, placeSource, log, now }: Fetching,
  propertyId: number,
  point: Point,
): Promise<void> {
  if (!placeSource || (await isFetched(db, propertyId, point, now))) return
  const found = await placeSource.around(point).catch((err: unknown) => {
    log.warn({ err, propertyId }, 'places around a listing could not be fetched')
    return null
  })
  if (!found) return
  await db.drizzle.transaction(async (tx) => {
    await storePlaces(tx, found)
    const fetch = { ...point, fetchedAt: now }
    await tx
      .insert(placeFetches)
      .values({ propertyId, ...fetch })
      .onConflictDoUpdate({ target: placeFetches.propertyId, set: fetch })
  })
}

async function isFetched(
  db: Fetching['db'],
  propertyId: number,
  { lat, lng }: Point,
  now: Date,
): Promise<boolean> {
  const rows = await db.drizzle
    .select({ propertyId: placeFetches.propertyId })
    .from(placeFetches)
    .where(
      and(
        eq(placeFetches.propertyId, propertyId),
        eq(placeFetches.lat, lat),
        eq(placeFetches.lng, lng),
        gt(placeFetches.fetchedAt, new Date(now.getTime() - KEPT_MS)),
      ),
    )
  return rows.length > 0
}

async function storePlaces(tx: Transaction, found: readonly FoundPlace[]): Promise<void> {
  // Once each, and in one order for everybody: two listings of one street are fetched at once.
  const once = new Map(found.filter(isUsable).map((place) => [place.sourceKey, place]))
  const rows = [...once.values()]
    .sort((a, b) => (a.sourceKey < b.sourceKey ? -1 : 1))
    .map(({ amenityType, name, address, lat, lng, sourceKey }) => ({
      kind: amenityType,
      name,
      address,
      lat,
      lng,
      ...toNationalGrid({ lat, lng }),
      source: SOURCE,
      sourceKey,
    }))
  for (let from = 0; from < rows.length; from += ROWS_PER_STATEMENT) {
    await tx
      .insert(places)
      .values(rows.slice(from, from + ROWS_PER_STATEMENT))
      .onConflictDoUpdate({
        target: [places.source, places.sourceKey],
        set: {
          kind: sql`excluded.kind`,
          name: sql`excluded.name`,
          address: sql`excluded.address`,
          lat: sql`excluded.lat`,
          lng: sql`excluded.lng`,
          easting: sql`excluded.easting`,
          northing: sql`excluded.northing`,
        },
      })
  }
}

function isUsable(place: FoundPlace): boolean {
  return isWithinUk(place) && place.name.trim() !== '' && place.sourceKey.trim() !== ''
}
