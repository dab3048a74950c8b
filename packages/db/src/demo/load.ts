import { inThousands } from '@hearth/core/number/inThousands.ts'
import { inArray, sql } from 'drizzle-orm'
import type { Database } from '../client.ts'
import { readPlaces } from '../gazetteer/places.ts'
import { LOCKS } from '../locks.ts'
import { agents } from '../schema/agent.ts'
import { propertyAmenities } from '../schema/amenity.ts'
import { places } from '../schema/place.ts'
import { properties, propertyDetails, propertyHistory } from '../schema/property.ts'
import type { Agency } from './agencies.ts'
import { type DemoMarket, readDemoMarket, type Station } from './demoMarket.ts'
import { type Handle, insertRows } from './insertRows.ts'
import type { DemoListing } from './listing.ts'
import { amenityRows, detailsRow, historyRows, placeRow, propertyRow } from './rows.ts'

const AGENCIES_FOUNDED_DAYS_AGO = 900
const DAY = 86_400_000

/**
 * Loads the demo market into an empty database, all of it or nothing. Listings are dated back from
 * `now`; stations are those of the gazetteer, which must be loaded before. Answers how many listings
 * were written: 0 when there were some already.
 */
export async function loadDemo(
  db: Database,
  { now = new Date(), log }: { now?: Date; log: (line: string) => void },
): Promise<{ listings: number }> {
  if (await hasListings(db.drizzle)) return { listings: 0 }
  const market = readDemoMarket(now, await readStations(db))
  const listings = await db.drizzle.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${LOCKS.demo})`)
    if (await hasListings(tx)) return 0
    await write(tx, market, now)
    return market.listings.length
  })
  if (listings === 0) return { listings }
  await db.sql`analyze properties, property_details, property_amenities, property_history, places`
  log(
    `Loaded ${inThousands(listings)} demo listings and ${inThousands(market.places.length)} places around them`,
  )
  return { listings }
}

async function hasListings(db: Handle): Promise<boolean> {
  const rows = await db.select({ id: properties.id }).from(properties).limit(1)
  return rows.length > 0
}

async function readStations(db: Database): Promise<Station[]> {
  return (await readPlaces(db)).flatMap(({ kind, name, lat, lng }) =>
    kind === 'train_station' || kind === 'tube_station'
      ? [{ amenityType: kind, name, lat, lng }]
      : [],
  )
}

async function write(tx: Handle, market: DemoMarket, now: Date): Promise<void> {
  const agentIds = await writeAgencies(tx, market.agencies, now)
  const ids = await writeProperties(tx, market.listings, agentIds)
  const pairs = market.listings.map((listing, i) => [listing, ids[i] ?? Number.NaN] as const)
  await insertRows(
    tx,
    propertyDetails,
    pairs.map((pair) => detailsRow(...pair)),
  )
  // The database notes a new listing as it is now; the demo's has a past, which replaces that note.
  await tx.delete(propertyHistory).where(inArray(propertyHistory.propertyId, ids))
  await insertRows(
    tx,
    propertyHistory,
    pairs.flatMap((pair) => historyRows(...pair)),
  )
  await insertRows(
    tx,
    propertyAmenities,
    pairs.flatMap((pair) => amenityRows(...pair)),
  )
  await insertRows(tx, places, market.places.map(placeRow))
}

async function writeAgencies(
  tx: Handle,
  agencies: readonly Agency[],
  now: Date,
): Promise<number[]> {
  const createdAt = new Date(now.getTime() - AGENCIES_FOUNDED_DAYS_AGO * DAY)
  const rows = agencies.map(({ companyName, phone, address, email }) => ({
    companyName,
    phone,
    address,
    email,
    createdAt,
  }))
  const written = await tx.insert(agents).values(rows).returning({ id: agents.id })
  return written.map(({ id }) => id)
}

async function writeProperties(
  tx: Handle,
  listings: readonly DemoListing[],
  agentIds: readonly number[],
): Promise<number[]> {
  const rows = listings.map((listing) =>
    propertyRow(listing, agentIds[listing.agency] ?? Number.NaN),
  )
  const written = await insertRows(tx, properties, rows, sql`id, address`)
  // No two listings share an address, so it tells which row got which id.
  const idOf = new Map(written.map(({ id, address }) => [address, Number(id)]))
  return listings.map(({ address }) => idOf.get(address.line) ?? Number.NaN)
}
