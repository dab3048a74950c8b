import { toNationalGrid } from '@hearth/core/place/nationalGrid.ts'
import { and, inArray, notInArray, sql } from 'drizzle-orm'
import type { Database } from '../client.ts'
import { places } from '../schema/place.ts'
import { readGazetteer } from './read.ts'
import { GAZETTEER_SOURCES, type GazetteerRow } from './row.ts'

const BATCH = 500

/**
 * Brings the places of the gazetteer's sources to what it says now, in one transaction: changed rows
 * keep their id, rows that are gone are removed, and other sources' rows (amenities, the demo's) stay.
 */
export async function loadGazetteer(db: Database): Promise<void> {
  const rows = readGazetteer()
  await db.drizzle.transaction(async (tx) => {
    for (let start = 0; start < rows.length; start += BATCH) {
      await tx
        .insert(places)
        .values(rows.slice(start, start + BATCH).map(toRecord))
        .onConflictDoUpdate({
          target: [places.source, places.sourceKey],
          set: FROM_SOURCE,
          setWhere: HAS_CHANGED,
        })
    }
    for (const source of GAZETTEER_SOURCES) {
      const keys = rows.filter((row) => row.source === source).map((row) => row.sourceKey)
      await tx
        .delete(places)
        .where(and(inArray(places.source, [source]), notInArray(places.sourceKey, keys)))
    }
  })
}

const toRecord = (row: GazetteerRow) => ({ ...row, ...toNationalGrid(row) })

/** Everything but the id and the key. */
const COLUMNS = {
  kind: 'kind',
  name: 'name',
  aliases: 'aliases',
  within: 'within',
  lat: 'lat',
  lng: 'lng',
  easting: 'easting',
  northing: 'northing',
  extentMeters: 'extent_meters',
  importance: 'importance',
} as const

const FROM_SOURCE = Object.fromEntries(
  Object.entries(COLUMNS).map(([field, column]) => [field, sql.raw(`excluded.${column}`)]),
)

/** A start on an unchanged gazetteer writes nothing. */
const HAS_CHANGED = sql.raw(
  Object.values(COLUMNS)
    .map((column) => `places.${column} is distinct from excluded.${column}`)
    .join(' or '),
)
