import { inArray, sql } from 'drizzle-orm'
import type { Database, Drizzle } from '../client.ts'
import { readPlaces } from '../gazetteer/places.ts'
import { agents } from '../schema/agent.ts'
import { propertyAmenities } from '../schema/amenity.ts'
import { places } from '../schema/place.ts'
import { properties, propertyDetails, propertyHistory } from '../schema/property.ts'
import type { Agency } from './agencies.ts'
import { type DemoMarket, readDemoMarket, type Station } from './demoMarket.ts'
import type { DemoListing } from './listing.ts'
import { amenityRows, detailsRow, historyRows, placeRow, propertyRow } from './rows.ts'

type Transaction = Parameters<Parameters<Drizzle['transaction']>[0]>[0]

/** A statement carries at most 65,535 values; the widest row has about thirty. */
const ROWS_PER_STATEMENT = 1_000
const AGENCIES_FOUNDED_DAYS_AGO = 900
const DAY = 86_400_000
/** Held while the market is written, so that two processes starting together write one. */
const LOCK = 7_263_001

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
    await tx.execute(sql`select pg_advisory_xact_lock(${LOCK})`)
    if (await hasListings(tx)) return 0
    await write(tx, market, now)
    return market.listings.length
  })
  await db.sql`analyze properties, property_details, property_amenities, property_history, places`
  log(
    `Loaded ${listings.toLocaleString('en-GB')} demo listings and ${market.places.length.toLocaleString('en-GB')} places around them`,
  )
  return { listings }
}

async function hasListings(db: Drizzle | Transaction): Promise<boolean> {
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

async function write(tx: Transaction, market: DemoMarket, now: Date): Promise<void> {
  const agentIds = await writeAgencies(tx, market.agencies, now)
  const ids = await writeProperties(tx, market.listings, agentIds)
  const pairs = market.listings.map((listing, i) => [listing, ids[i] ?? Number.NaN] as const)
  await inBatches(
    pairs.map(([l, id]) => detailsRow(l, id)),
    (rows) => tx.insert(propertyDetails).values(rows),
  )
  await writeHistory(tx, pairs, ids)
  await inBatches(
    pairs.flatMap(([l, id]) => amenityRows(l, id)),
    (rows) => tx.insert(propertyAmenities).values(rows).onConflictDoNothing(),
  )
  await inBatches(market.places.map(placeRow), (rows) => tx.insert(places).values(rows))
}

async function writeAgencies(
  tx: Transaction,
  agencies: readonly Agency[],
  now: Date,
): Promise<number[]> {
  const createdAt = new Date(now.getTime() - AGENCIES_FOUNDED_DAYS_AGO * DAY)
  const rows = agencies.map(({ companyName, phone, address }) => ({
    companyName,
    phone,
    address,
    createdAt,
  }))
  const written = await tx.insert(agents).values(rows).returning({ id: agents.id })
  return written.map(({ id }) => id)
}

async function writeProperties(
  tx: Transaction,
  listings: readonly DemoListing[],
  agentIds: readonly number[],
): Promise<number[]> {
  const idOf = new Map<string, number>()
  await inBatches(
    listings.map((listing) => propertyRow(listing, agentIds[listing.agency] ?? Number.NaN)),
    async (rows) => {
      const written = await tx
        .insert(properties)
        .values(rows)
        .returning({ id: properties.id, address: properties.address })
      for (const { id, address } of written) idOf.set(address, id)
    },
  )
  // No two listings share an address, so it tells which row got which id.
  return listings.map(({ address }) => idOf.get(address.line) ?? Number.NaN)
}

/** The database notes a new listing as it is now; the demo's has a past, which replaces that note. */
async function writeHistory(
  tx: Transaction,
  pairs: readonly (readonly [DemoListing, number])[],
  ids: readonly number[],
): Promise<void> {
  await tx.delete(propertyHistory).where(inArray(propertyHistory.propertyId, [...ids]))
  await inBatches(
    pairs.flatMap(([l, id]) => historyRows(l, id)),
    (rows) => tx.insert(propertyHistory).values(rows),
  )
}

async function inBatches<T>(
  rows: readonly T[],
  write: (batch: T[]) => PromiseLike<unknown>,
): Promise<void> {
  for (let start = 0; start < rows.length; start += ROWS_PER_STATEMENT) {
    await write(rows.slice(start, start + ROWS_PER_STATEMENT))
  }
}
