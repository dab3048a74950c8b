import type { Geocoder } from '@hearth/adapters/geocoder/geocoder.ts'
import { addressPlace, normalisedAddress } from '@hearth/core/place/addressPlace.ts'
import type { GeocodeSource } from '@hearth/core/place/contract.ts'
import type { Point } from '@hearth/core/place/distance.ts'
import { toNationalGrid } from '@hearth/core/place/nationalGrid.ts'
import { geocodes } from '@hearth/db/schema/place.ts'
import { properties } from '@hearth/db/schema/property.ts'
import { and, eq, isNull } from 'drizzle-orm'
import type { Handler, JobContext } from '../jobHandler.ts'
import { postcodeMiddle } from './geocodePostcode.ts'

interface Listing {
  id: number
  address: string
  postcode: string | null
}

interface Geocode extends Point {
  source: GeocodeSource
}

type StoredGeocode = typeof geocodes.$inferSelect

/** Central London: stands for an address that nothing knows, and is nobody's position (S1 section 8). */
const FALLBACK: Geocode = { lat: 51.5074, lng: -0.1278, source: 'unknown' }
/** What nothing knew may be known to the geocoder by then. */
const ASK_AGAIN_MS = 7 * 24 * 60 * 60 * 1000
/** When a service that did not answer was last asked: an attempt that comes later asks again. */
const NOT_ANSWERED = new Date(0)

/**
 * Finds where a listing without a position is: by what was found for its address before, by the homes of
 * its postcode, by a place of the gazetteer that is small enough, by the geocoder. What none of them knows
 * is stored as unknown, and the listing stays without a position. Setting one has the listing analysed.
 */
export const geocodeProperty: Handler<'property.geocode'> = async (context, { propertyId }) => {
  const listing = await readUnplaced(context.db, propertyId)
  if (!listing) return
  const address = normalisedAddress(listing.address, listing.postcode)
  const [stored] = await context.db.drizzle
    .select()
    .from(geocodes)
    .where(eq(geocodes.address, address))
  const found = known(stored) ?? (await findHere(context, listing))
  if (found) return await place(context, listing, address, found)
  if (stored && context.now.getTime() - stored.foundAt.getTime() < ASK_AGAIN_MS) return
  const answer = await ask(context.geocoder, listing).catch(async (error: unknown) => {
    await store(context.db, address, FALLBACK, NOT_ANSWERED)
    throw error
  })
  if (answer) return await place(context, listing, address, answer)
  await store(context.db, address, FALLBACK, context.now)
}

async function readUnplaced({ drizzle }: JobContext['db'], id: number): Promise<Listing | null> {
  const [listing] = await drizzle
    .select({ id: properties.id, address: properties.address, postcode: properties.postcode })
    .from(properties)
    .where(and(eq(properties.id, id), isNull(properties.lat), isNull(properties.withdrawnAt)))
  return listing ?? null
}

const known = (stored: StoredGeocode | undefined): Geocode | null =>
  stored && stored.source !== 'unknown' ? stored : null

async function findHere(
  { db, gazetteer }: JobContext,
  { address, postcode }: Listing,
): Promise<Geocode | null> {
  const middle = await postcodeMiddle(db, address, postcode)
  if (middle) return { ...middle, source: 'postcode' }
  const named = addressPlace(address, gazetteer)
  return named && { lat: named.lat, lng: named.lng, source: 'gazetteer' }
}

async function ask(geocoder: Geocoder | null, listing: Listing): Promise<Geocode | null> {
  const { address, postcode } = listing
  const isTold = postcode === null || address.toUpperCase().includes(postcode)
  const point = await geocoder?.find(isTold ? address : `${address}, ${postcode}`)
  return point ? { ...point, source: 'geocoder' } : null
}

async function place(
  { db, now }: JobContext,
  listing: Listing,
  address: string,
  { lat, lng, source }: Geocode,
): Promise<void> {
  await db.drizzle.transaction(async (tx) => {
    await store({ drizzle: tx }, address, { lat, lng, source }, now)
    await tx
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
  })
}

async function store(
  { drizzle }: { drizzle: Pick<JobContext['db']['drizzle'], 'insert'> },
  address: string,
  { lat, lng, source }: Geocode,
  foundAt: Date,
): Promise<void> {
  const found = { lat, lng, source, foundAt }
  await drizzle
    .insert(geocodes)
    .values({ address, ...found })
    .onConflictDoUpdate({ target: geocodes.address, set: found })
}
