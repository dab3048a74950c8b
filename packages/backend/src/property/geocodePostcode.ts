import type { Point } from '@hearth/core/place/distance.ts'
import { postcodeInAddress, readPostcode } from '@hearth/core/place/postcode.ts'
import type { Database } from '@hearth/db/client.ts'

/**
 * The middle (median) of the public homes of a listing's whole postcode: one home that is misplaced does
 * not move it. Homes that stand at the middle of a district themselves say nothing about their postcode.
 * Null when the listing has no whole postcode or nobody else has it.
 */
export async function postcodeMiddle(
  { sql }: Database,
  address: string,
  own: string | null,
): Promise<Point | null> {
  const asked = (own && readPostcode(own)) || postcodeInAddress(address)
  if (!asked?.postcode) return null
  const [row] = await sql<{ lat: number | null; lng: number | null }[]>`
    select
      percentile_cont(0.5) within group (order by p.lat) as lat,
      percentile_cont(0.5) within group (order by p.lng) as lng
    from properties p
    where p.is_public and p.outcode = ${asked.outcode} and p.postcode = ${asked.postcode}
      and p.lat is not null
      and not exists (
        select 1 from geocodes g
        where g.source = 'gazetteer' and g.lat = p.lat and g.lng = p.lng
      )`
  return row?.lat == null || row.lng == null ? null : { lat: row.lat, lng: row.lng }
}
