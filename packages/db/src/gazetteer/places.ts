import { PLACE_KINDS, type Place, type PlaceKind } from '@hearth/core/place/contract.ts'
import { asc, inArray } from 'drizzle-orm'
import type { Database } from '../client.ts'
import { places } from '../schema/place.ts'

const isPlaceKind = (kind: string): kind is PlaceKind => PLACE_KINDS.some((known) => known === kind)

/** Every place that a location can name, by id. Amenities are left out; stations are both. */
export async function readPlaces(db: Database): Promise<Place[]> {
  const rows = await db.drizzle
    .select({
      id: places.id,
      kind: places.kind,
      name: places.name,
      aliases: places.aliases,
      within: places.within,
      lat: places.lat,
      lng: places.lng,
      extentMeters: places.extentMeters,
      importance: places.importance,
    })
    .from(places)
    .where(inArray(places.kind, [...PLACE_KINDS]))
    .orderBy(asc(places.id))
  return rows.flatMap((row) => (isPlaceKind(row.kind) ? [{ ...row, kind: row.kind }] : []))
}
