import type { PropertyCard } from '@hearth/core/property/contract.ts'
import type { Database } from '@hearth/db/client.ts'
import { type CardRow, cardColumns } from './data.ts'

/** The newest of each listing type, among which the popular ones are drawn. */
const DRAWN_FROM = 300
const FEWEST_PICTURES = 4

/**
 * Some homes worth looking at. Views and saves are not counted yet, so nobody knows which are popular:
 * these are new, available, priced and shown in pictures, drawn by lot. The lot is cast anew each day
 * (UTC), and a reload shows the same ones.
 */
export async function readPopular(
  { sql }: Database,
  count: number,
  now: Date,
): Promise<PropertyCard[]> {
  const day = now.toISOString().slice(0, 10)
  const rows = await sql<CardRow[]>`
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
    select ${cardColumns(sql)}
    from newest
    join properties p using (id)
    join property_details d on d.property_id = p.id
    where p.status = 'available' and p.price is not null
      and cardinality(d.images) >= ${FEWEST_PICTURES}
    order by md5(p.id || ${day}::text), p.id
    limit ${count}`
  return rows.map((row) => ({ ...row, matchReasons: [] }))
}
