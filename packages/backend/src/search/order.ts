import type { GridPoint } from '@hearth/core/place/nationalGrid.ts'
import type { Sort } from '@hearth/core/search/contract.ts'
import type { Fragment, Sql } from '../sql.ts'
import type { Position } from './cursor.ts'

/** Further than any two points of the grid: the distance of a home whose position is unknown. */
export const UNPLACED_METERS = 1_000_000_000

/** An order of results: a key of `properties p`, then the id, both in one direction. */
export interface Order {
  sort: Sort
  /** The key of a row of `properties p`. */
  key: Fragment
  direction: Fragment
  /** The key of `hits h` as text, for a cursor. */
  keyText: Fragment
  /** Whether a key and an id come after the position where the last page ended. */
  after(key: Fragment, id: Fragment): Fragment
}

const START: Record<Sort, Position> = {
  newest: { key: String(Number.MAX_SAFE_INTEGER), id: 2_147_483_647 },
  priceAsc: { key: '-1', id: 0 },
  priceDesc: { key: '2147483647', id: 2_147_483_647 },
  nearest: { key: '-1', id: 0 },
}

/**
 * Keys are never null: a home without a price comes last in both orders of price, and one without a
 * position last among the nearest. `points` are what is measured from; nearest needs at least one.
 */
export function orderOf(
  sql: Sql,
  sort: Sort,
  points: readonly GridPoint[],
  from: Position = START[sort],
): Order {
  const ascending = sort === 'priceAsc' || sort === 'nearest'
  const bound = boundSql(sql, sort, from.key)
  return {
    sort,
    key: keySql(sql, sort, points),
    direction: ascending ? sql`asc` : sql`desc`,
    keyText:
      sort === 'newest'
        ? sql`(extract(epoch from h.key) * 1000000)::bigint::text`
        : sql`h.key::text`,
    after: (key, id) =>
      sql`(${key}, ${id}) ${ascending ? sql`>` : sql`<`} (${bound}, ${from.id}::int)`,
  }
}

// The expressions of the indexes properties_by_…, to the letter.
function keySql(sql: Sql, sort: Sort, points: readonly GridPoint[]): Fragment {
  switch (sort) {
    case 'newest':
      return sql`p.created_at`
    case 'priceAsc':
      return sql`coalesce(p.price, 2147483647)`
    case 'priceDesc':
      return sql`coalesce(p.price, -1)`
    case 'nearest':
      return nearestKeySql(sql, points)
  }
}

/** Metres on the grid to the nearest of the points: for an order, the plane is as good as the globe. */
function nearestKeySql(sql: Sql, points: readonly GridPoint[]): Fragment {
  const [only, ...others] = points
  const meters =
    only && others.length === 0
      ? sql`point(p.easting, p.northing) <-> point(${only.easting}::int, ${only.northing}::int)`
      : sql`(select min(point(p.easting, p.northing) <-> point(o.x, o.y)) from ${pointRows(sql, points)})`
  return sql`coalesce(${meters}, ${UNPLACED_METERS}::float8)`
}

/** Points as rows `o (x, y)`. */
export function pointRows(sql: Sql, points: readonly GridPoint[]): Fragment {
  return sql`unnest(
    ${points.map((point) => point.easting)}::int[],
    ${points.map((point) => point.northing)}::int[]
  ) as o (x, y)`
}

function boundSql(sql: Sql, sort: Sort, key: string): Fragment {
  switch (sort) {
    case 'newest':
      return sql`timestamptz 'epoch' + ${key}::bigint * interval '1 microsecond'`
    case 'priceAsc':
    case 'priceDesc':
      return sql`${key}::int`
    case 'nearest':
      return sql`${key}::float8`
  }
}
