import { AppError } from '@hearth/core/error.ts'
import { EARTH_RADIUS_METERS } from '@hearth/core/place/distance.ts'
import type { ListingType, PropertyCard, PropertyType } from '@hearth/core/property/contract.ts'
import type { Database } from '@hearth/db/client.ts'
import type { Sql } from '../sql.ts'
import { type CardRow, cardColumns } from './data.ts'

/** S1 section 9. */
const MOST = 6
const NEAR_METERS = 10_000
/** sin²(angle / 2) of ten kilometres: what the haversine of a home within them may be at most. */
const NEAR_HAVERSINE = Math.sin(NEAR_METERS / (2 * EARTH_RADIUS_METERS)) ** 2
/** Half a box of the National Grid that holds the circle: the grid stretches by less than one in a hundred. */
const REACH = 10_110
/** A square of the grid is 2^11 metres wide. */
const TILE_BITS = 11

interface Home {
  id: number
  listingType: ListingType
  propertyType: PropertyType
  lat: number | null
  lng: number | null
  easting: number | null
  northing: number | null
}

/**
 * Up to six public homes of the same listing type: first those within ten great-circle kilometres, nearest
 * first; then those of the same type of property; then any others, both newest first. The home itself may
 * be sold or let. Throws notFound when it is unknown or withdrawn.
 */
export async function readSimilar({ sql }: Database, id: number): Promise<PropertyCard[]> {
  const [home] = await sql<Home[]>`
    select p.id, p.listing_type as "listingType", p.property_type as "propertyType",
      p.lat, p.lng, p.easting, p.northing
    from properties p where p.id = ${id} and p.withdrawn_at is null`
  if (!home) throw new AppError('notFound')
  const ids = await nearIds(sql, home)
  if (ids.length < MOST) ids.push(...(await newestIds(sql, home, ids, true)))
  if (ids.length < MOST) ids.push(...(await newestIds(sql, home, ids, false)))
  return readCards(sql, ids)
}

/** The nearest within the circle. One range of squares for each column of squares is read from the index. */
async function nearIds(sql: Sql, home: Home): Promise<number[]> {
  const { lat, lng, easting, northing } = home
  if (lat === null || lng === null || easting === null || northing === null) return []
  const rows = await sql<{ id: number }[]>`
    select near.id from (
      select p.id, power(sin(radians(p.lat - ${lat}::float8) / 2), 2)
        + cos(radians(${lat}::float8)) * cos(radians(p.lat))
          * power(sin(radians(p.lng - ${lng}::float8) / 2), 2) as haversine
      from generate_series(
        ${(easting - REACH) >> TILE_BITS}::int, ${(easting + REACH) >> TILE_BITS}::int
      ) as tile (x)
      join properties p on p.is_public and p.listing_type = ${home.listingType}
        and p.tile_x = tile.x::smallint
        and p.tile_y between ${(northing - REACH) >> TILE_BITS}::smallint
          and ${(northing + REACH) >> TILE_BITS}::smallint
    ) near
    where near.id <> ${home.id} and near.haversine <= ${NEAR_HAVERSINE}::float8
    order by near.haversine, near.id
    limit ${MOST}`
  return rows.map((row) => row.id)
}

/** The newest that are still missing, of the same type of property or of any. */
async function newestIds(
  sql: Sql,
  home: Home,
  taken: readonly number[],
  isSameType: boolean,
): Promise<number[]> {
  const rows = await sql<{ id: number }[]>`
    select p.id from properties p
    where p.is_public and p.listing_type = ${home.listingType}
      and p.id <> all (${[home.id, ...taken]}::int[])
      ${isSameType ? sql`and p.property_type = ${home.propertyType}` : sql``}
    order by p.created_at desc, p.id desc
    limit ${MOST - taken.length}`
  return rows.map((row) => row.id)
}

async function readCards(sql: Sql, ids: readonly number[]): Promise<PropertyCard[]> {
  const rows = await sql<CardRow[]>`
    select ${cardColumns(sql)}
    from unnest(${ids}::int[]) with ordinality as similar_one (id, nth)
    join properties p using (id)
    left join property_details d on d.property_id = p.id
    order by similar_one.nth`
  return rows.map((row) => ({ ...row, matchReasons: [] }))
}
