import type { GridPoint } from '@hearth/core/place/nationalGrid.ts'
import type { MatchReason, PropertyCard } from '@hearth/core/property/contract.ts'
import { type CardRow, cardColumns, type ReasonsWanted, reasonsSql } from '../property/data.ts'
import { type Fragment, limitTo, type Sql } from '../sql.ts'
import { filterSql } from './filters.ts'
import { matchesSql, type Search, withinSql } from './matches.ts'
import { type Order, pointRows } from './order.ts'

export interface PageWanted {
  order: Order
  /** What the nearest order measures from. */
  points: readonly GridPoint[]
  /** Rows to read: one more than is shown tells whether there is a next page. */
  rows: number
  reasons: ReasonsWanted
}

/** A card with the sort key that a cursor needs. */
export interface FoundCard {
  card: PropertyCard
  key: string
}

export interface Found {
  cards: FoundCard[]
  /** All matches up to the cap; one more than the cap means that there are more. */
  total: number
}

interface PageRow extends CardRow {
  key: string
  nth: string
  reasons: MatchReason[]
}

interface Counted {
  total: number
}

/** An empty page still says how many matches there are. */
interface NoRow {
  id: null
}

/**
 * One page of a search and the number of its matches. A search with no more matches than the cap is read by
 * place and then sorted, in one statement. One with more is dense, and its page is met soon by reading in
 * its order until the page is full.
 */
export async function findPage(sql: Sql, search: Search, wanted: PageWanted): Promise<Found> {
  const { order, rows } = wanted
  const counted = await sql<(Counted & (PageRow | NoRow))[]>`
    with hits as materialized (${matchesSql(sql, search, order.key)}),
    counted as materialized (select count(*)::int as total from hits),
    page as materialized (
      select h.id, h.key from hits h
      where (select total from counted) <= ${search.cap}
        and ${order.after(sql`h.key`, sql`h.id`)}
      order by h.key ${order.direction}, h.id ${order.direction}
      ${limitTo(sql, rows)}
    )
    select counted.total, cards.*
    from counted left join (${cardsSql(sql, wanted)}) cards on true
    order by cards.nth`
  const total = counted[0]?.total ?? 0
  if (total > search.cap) return { total, cards: await readInOrder(sql, search, wanted) }
  return { total, cards: counted.filter((row) => row.id !== null).map(toFoundCard) }
}

/** The matches of a search alone, counted up to one more than the cap. */
export async function countMatches(sql: Sql, search: Search): Promise<number> {
  const [row] = await sql<{ total: number }[]>`
    select count(*)::int as total from (${matchesSql(sql, search, sql`1`)}) hits`
  return row?.total ?? 0
}

async function readInOrder(sql: Sql, search: Search, wanted: PageWanted): Promise<FoundCard[]> {
  const { order } = wanted
  const hits =
    order.sort === 'nearest' ? nearestSql(sql, search, wanted) : inOrderSql(sql, search, wanted)
  const rows = await sql<PageRow[]>`
    with page as materialized (${hits})
    select cards.* from (${cardsSql(sql, wanted)}) cards order by cards.nth`
  return rows.map(toFoundCard)
}

// The planner cannot know how many homes pass the tests of bits and takes them for a handful, for which it
// would read and sort everything. "offset 0" makes it read in the index's order first and test afterwards.
function inOrderSql(sql: Sql, { filters, area }: Search, { order, rows }: PageWanted): Fragment {
  return sql`
    select p.id, p.key from (
      select p.*, ${order.key} as key from properties p
      where p.is_public and p.listing_type = ${filters.listingType}
        and ${order.after(order.key, sql`p.id`)}
      order by ${order.key} ${order.direction}, p.id ${order.direction}
      offset 0
    ) p
    where ${filterSql(sql, filters)} and ${withinSql(sql, area)}
    ${limitTo(sql, rows)}`
}

/**
 * The nearest homes to any of several points are among the nearest of each. Homes without a position
 * come after all others.
 */
function nearestSql(sql: Sql, { filters, area }: Search, wanted: PageWanted): Fragment {
  const { order, points, rows } = wanted
  const matching = sql`${filterSql(sql, filters)} and ${withinSql(sql, area)}
    and ${order.after(order.key, sql`p.id`)}`
  return sql`
    select distinct id, key from (
      select near.id, near.key
      from ${pointRows(sql, points)}
      cross join lateral (
        select p.id, ${order.key} as key from (
          select * from properties p
          where p.is_public and p.easting is not null
          order by point(p.easting, p.northing) <-> point(o.x, o.y), p.id
          offset 0
        ) p
        where ${matching}
        ${limitTo(sql, rows)}
      ) near
      union all
      (select p.id, ${order.key} as key from properties p
      where ${matching} and p.easting is null
      order by p.id
      ${limitTo(sql, rows)})
    ) h
    order by key, id
    ${limitTo(sql, rows)}`
}

/** What the cards show of the rows `(id, key)` of `page`. */
function cardsSql(sql: Sql, { order, reasons }: PageWanted): Fragment {
  return sql`
    select
      row_number() over (order by h.key ${order.direction}, h.id ${order.direction}) as nth,
      ${order.keyText} as key,
      ${cardColumns(sql)},
      r.reasons
    from page h
    join properties p on p.id = h.id
    left join property_details d on d.property_id = p.id
    cross join ${reasonsSql(sql, reasons)}`
}

function toFoundCard(row: PageRow): FoundCard {
  const { key, nth, reasons, ...card } = row
  return { key, card: { ...card, matchReasons: reasons } }
}
