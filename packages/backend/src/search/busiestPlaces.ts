import type { busiestPlacesOutput } from '@hearth/core/search/contract.ts'
import type { Database } from '@hearth/db/client.ts'
import type { z } from 'zod'
import { circleAround, circleRows, insideSql } from './circle.ts'

type BusiestPlaces = z.output<typeof busiestPlacesOutput>

/** The largest cities and towns, of which the busiest are told. */
const CONSIDERED = 80
const KEPT_MS = 5 * 60 * 1000

const kept = new WeakMap<Database, { places: Promise<BusiestPlaces>; until: number }>()

/**
 * The cities and towns with the most homes on the market, for sale and to rent together. Counted at most
 * every five minutes: the figure is for a home page, not for an account.
 */
export async function busiestPlaces(db: Database, count: number): Promise<BusiestPlaces> {
  const known = kept.get(db)
  if (known && known.until > performance.now()) return (await known.places).slice(0, count)
  // Visitors who come meanwhile wait for the same count.
  const places = countHomes(db)
  kept.set(db, { places, until: performance.now() + KEPT_MS })
  places.catch(() => kept.delete(db))
  return (await places).slice(0, count)
}

interface Settlement {
  name: string
  lat: number
  lng: number
  extentMeters: number
}

async function countHomes({ sql }: Database): Promise<BusiestPlaces> {
  const settlements = await sql<Settlement[]>`
    select distinct on (name) name, lat, lng, extent_meters as "extentMeters"
    from (
      select * from places
      where kind in ('city', 'town') and extent_meters > 0
      order by importance desc, id
      limit ${CONSIDERED}
    ) largest
    order by name, importance desc, id`
  const circles = settlements.map((place) => circleAround(place, place.extentMeters))
  const totals = await sql<{ nth: number; total: number }[]>`
    select c.nth::int, homes.total
    from ${circleRows(sql, circles)}
    cross join lateral (
      select count(*)::int as total
      from unnest(array['sale', 'rent']) as type (name)
      cross join generate_series((c.x - c.reach) >> 11, (c.x + c.reach) >> 11) as squares (x)
      cross join lateral (
        select from properties p
        where p.is_public and p.listing_type = type.name
          and p.tile_x = squares.x
          and p.tile_y between (c.y - c.reach) >> 11 and (c.y + c.reach) >> 11
          and ${insideSql(sql)}
        offset 0
      ) home
    ) homes
    where homes.total > 0
    order by homes.total desc, c.nth`
  return totals.flatMap(({ nth, total }) => {
    const name = settlements[nth - 1]?.name
    return name === undefined ? [] : [{ name, total }]
  })
}
