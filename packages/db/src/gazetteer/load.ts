import { toNationalGrid } from '@hearth/core/place/nationalGrid.ts'
import { inArray, sql } from 'drizzle-orm'
import type { Database, Transaction } from '../client.ts'
import { LOCKS } from '../locks.ts'
import { places } from '../schema/place.ts'
import { readGazetteer } from './read.ts'
import { GAZETTEER_SOURCES, type GazetteerRow } from './row.ts'

const BATCH = 500

type PlaceRecord = ReturnType<typeof toRecord>

/**
 * Brings the places of the gazetteer's sources to what it says now, in one transaction: changed rows
 * keep their id, rows that are gone are removed, and other sources' rows (amenities, the demo's) stay.
 * A start on an unchanged gazetteer only reads; starts at the same time wait for each other.
 */
export async function loadGazetteer(db: Database): Promise<void> {
  const wanted = new Map(
    readGazetteer()
      .map(toRecord)
      .map((record) => [keyOf(record), record]),
  )
  await db.drizzle.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${LOCKS.gazetteer})`)
    const stored = await readStored(tx)
    const gone = [...stored.values()].filter((row) => !wanted.has(keyOf(row)))
    const changed = [...wanted].filter(([key, record]) => !isSame(stored.get(key), record))
    await remove(
      tx,
      gone.map((row) => row.id),
    )
    await write(
      tx,
      changed.map(([, record]) => record),
    )
  })
}

/** A row of the table, in the order of COLUMNS. */
function toRecord(row: GazetteerRow) {
  const { kind, name, aliases, within, lat, lng, extentMeters, importance, source, sourceKey } = row
  const { easting, northing } = toNationalGrid(row)
  const described = { kind, name, aliases, within, lat, lng, easting, northing }
  return { ...described, extentMeters, importance, source, sourceKey }
}

const keyOf = (row: { source: string; sourceKey: string }) => `${row.source} ${row.sourceKey}`

const COLUMNS = {
  kind: places.kind,
  name: places.name,
  aliases: places.aliases,
  within: places.within,
  lat: places.lat,
  lng: places.lng,
  easting: places.easting,
  northing: places.northing,
  extentMeters: places.extentMeters,
  importance: places.importance,
  source: places.source,
  sourceKey: places.sourceKey,
} satisfies Record<keyof PlaceRecord, unknown>

async function readStored(tx: Transaction) {
  const rows = await tx
    .select({ ...COLUMNS, id: places.id })
    .from(places)
    .where(inArray(places.source, [...GAZETTEER_SOURCES]))
  return new Map(rows.map((row) => [keyOf(row), row]))
}

/** Both have their fields in the order of COLUMNS. */
function isSame(
  stored: (Omit<PlaceRecord, 'kind' | 'source'> & { id: number }) | undefined,
  wanted: PlaceRecord,
) {
  if (!stored) return false
  const { id, ...fields } = stored
  return JSON.stringify(fields) === JSON.stringify(wanted)
}

async function remove(tx: Transaction, ids: readonly number[]): Promise<void> {
  if (ids.length > 0) await tx.delete(places).where(inArray(places.id, [...ids]))
}

async function write(tx: Transaction, records: readonly PlaceRecord[]): Promise<void> {
  for (let start = 0; start < records.length; start += BATCH) {
    await tx
      .insert(places)
      .values(records.slice(start, start + BATCH))
      .onConflictDoUpdate({ target: [places.source, places.sourceKey], set: FROM_RECORD })
  }
}

/** Everything but the id and the key. */
const FROM_RECORD = {
  kind: sql`excluded.kind`,
  name: sql`excluded.name`,
  aliases: sql`excluded.aliases`,
  within: sql`excluded.within`,
  lat: sql`excluded.lat`,
  lng: sql`excluded.lng`,
  easting: sql`excluded.easting`,
  northing: sql`excluded.northing`,
  extentMeters: sql`excluded.extent_meters`,
  importance: sql`excluded.importance`,
}
