import type { PropertyCard } from '@hearth/core/property/contract.ts'
import { type Glimpse, pickVaried } from '@hearth/core/property/variety.ts'
import type { Database } from '@hearth/db/client.ts'
import type { Sql } from '../sql.ts'
import { type CardRow, cardColumns } from './data.ts'

/** The newest of each listing type, among which the popular ones are drawn. */
const DRAWN_FROM = 300
const FEWEST_PICTURES = 4

/**
 * Some homes worth looking at. Views and saves do not decide, because what is shown here is viewed for it:
 * these are new, available, priced and shown in pictures, drawn by lot such that other towns and other
 * kinds of building come first. The lot is cast anew each day (UTC), and a reload shows the same ones.
 */
export async function readPopular(
  { sql }: Database,
  count: number,
  now: Date,
): Promise<PropertyCard[]> {
  const drawn = pickVaried(await drawLots(sql, now.toISOString().slice(0, 10)), count)
  const rows = await sql<CardRow[]>`
    select ${cardColumns(sql)}
    from unnest(${drawn.map(({ id }) => id)}::int[]) with ordinality as drawn (id, nth)
    join properties p using (id)
    join property_details d on d.property_id = p.id
    order by drawn.nth`
  return rows.map((row) => ({ ...row, matchReasons: [] }))
}

/** The homes that take part, in the order of the day's lot. Land and premises are no homes. */
function drawLots(sql: Sql, day: string): Promise<(Glimpse & { id: number })[]> {
  return sql`
    with newest as materialized (
      select recent.id
      from unnest(array['sale', 'rent']) as type (name)
      cross join lateral (
        select p.id from properties p
        where p.is_public and p.listing_type = type.name
        order by p.created_at desc, p.id desc
        limit ${DRAWN_FROM}
      ) recent
    )
    select p.id, p.property_type as "propertyType", p.property_form as "propertyForm", p.address
    from newest
    join properties p using (id)
    join property_details d on d.property_id = p.id
    where p.status = 'available' and p.price is not null
      and p.property_type not in ('land', 'commercial')
      and cardinality(d.images) >= ${FEWEST_PICTURES}
    order by md5(p.id || ${day}::text), p.id`
}
