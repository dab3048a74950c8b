import type { Point } from '@hearth/core/place/distance.ts'
import type { Database } from '@hearth/db/client.ts'

interface Postcode {
  outcode: string
  /** The full postcode, when it was given. */
  postcode?: string
}

interface Known {
  point: Point
  until: number
}

// A point must stay where it is while a visitor pages through the homes around it, though new homes would
// move it; nobody pages for an hour.
const KEPT_MS = 60 * 60 * 1000
const MOST_KEPT = 5000
const SAMPLE = 500
const known = new WeakMap<Database, Map<string, Known>>()

/**
 * The middle of the homes that have this postcode, else of those in its district; undefined when there
 * are none. Postcodes have no register of their own here: the listings are it.
 */
export async function postcodePoint(db: Database, asked: Postcode): Promise<Point | undefined> {
  const { outcode, postcode } = asked
  const points = known.get(db) ?? new Map<string, Known>()
  known.set(db, points)
  const name = postcode ?? outcode
  const kept = points.get(name)
  if (kept && kept.until > performance.now()) return kept.point
  const point =
    (postcode && (await middleOf(db, outcode, postcode))) || (await middleOf(db, outcode, null))
  if (!point) return undefined
  if (points.size >= MOST_KEPT) points.clear()
  points.set(name, { point, until: performance.now() + KEPT_MS })
  return point
}

async function middleOf(
  { sql }: Database,
  outcode: string,
  postcode: string | null,
): Promise<Point | undefined> {
  const [row] = await sql<{ lat: number | null; lng: number | null }[]>`
    select avg(lat) as lat, avg(lng) as lng
    from (
      select lat, lng from properties
      where is_public and outcode = ${outcode} and lat is not null
        and (${postcode}::text is null or postcode = ${postcode})
      order by id
      limit ${SAMPLE}
    ) as homes`
  if (row?.lat == null || row.lng == null) return undefined
  return { lat: row.lat, lng: row.lng }
}
