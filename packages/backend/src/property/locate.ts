import type { Geocoder } from '@hearth/adapters/geocoder/geocoder.ts'
import { addressPlace, normalisedAddress } from '@hearth/core/place/addressPlace.ts'
import type { GeocodeSource } from '@hearth/core/place/contract.ts'
import type { Point } from '@hearth/core/place/distance.ts'
import type { Database } from '@hearth/db/client.ts'
import { geocodes } from '@hearth/db/schema/place.ts'
import { eq } from 'drizzle-orm'
import type { JobContext } from '../jobHandler.ts'
import { postcodeMiddle } from './geocodePostcode.ts'

type Finding = Pick<JobContext, 'db' | 'gazetteer' | 'geocoder' | 'now'>

/** Where something is said to be. */
export interface Addressed {
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
 * Finds where an address is: by what was found for it before, by the homes of its postcode, by a place of
 * the gazetteer that is small enough, by the geocoder. Stores the answer; null: none of them knows. Throws
 * when the geocoder is needed and does not answer as it should.
 */
export async function locate(finding: Finding, where: Addressed): Promise<Geocode | null> {
  const { db, geocoder, now } = finding
  const address = normalisedAddress(where.address, where.postcode)
  const [stored] = await db.drizzle.select().from(geocodes).where(eq(geocodes.address, address))
  const found = known(stored) ?? (await findHere(finding, where))
  if (found) {
    await store(db, address, found, now)
    return found
  }
  if (stored && now.getTime() - stored.foundAt.getTime() < ASK_AGAIN_MS) return null
  const answer = await ask(geocoder, where).catch(async (error: unknown) => {
    await store(db, address, FALLBACK, NOT_ANSWERED)
    throw error
  })
  await store(db, address, answer ?? FALLBACK, now)
  return answer
}

const known = (stored: StoredGeocode | undefined): Geocode | null =>
  stored && stored.source !== 'unknown' ? stored : null

async function findHere(
  { db, gazetteer }: Finding,
  { address, postcode }: Addressed,
): Promise<Geocode | null> {
  const middle = await postcodeMiddle(db, address, postcode)
  if (middle) return { ...middle, source: 'postcode' }
  const named = addressPlace(address, gazetteer)
  return named && { lat: named.lat, lng: named.lng, source: 'gazetteer' }
}

async function ask(
  geocoder: Geocoder | null,
  { address, postcode }: Addressed,
): Promise<Geocode | null> {
  const isTold = postcode === null || address.toUpperCase().includes(postcode)
  const point = await geocoder?.find(isTold ? address : `${address}, ${postcode}`)
  return point ? { ...point, source: 'geocoder' } : null
}

async function store(
  { drizzle }: Database,
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
