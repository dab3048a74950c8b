import type { Gazetteer } from '@hearth/core/place/gazetteer.ts'
import {
  type ResultsOutput,
  type resultsInput,
  type SearchCriteria,
  type Sort,
  TOTAL_CAP,
} from '@hearth/core/search/contract.ts'
import type { Database } from '@hearth/db/client.ts'
import type { z } from 'zod'
import { type CardRow, cardColumns } from '../property/data.ts'
import { limitTo } from '../sql.ts'
import { locate } from './area.ts'
import { readCursor, writeCursor } from './cursor.ts'
import { filtersOf } from './filters.ts'
import { matchesSql } from './matches.ts'
import { orderOf } from './order.ts'
import { countMatches, findPage } from './page.ts'
import { reasonsWanted } from './reasons.ts'

/** For a search whose matches are all looked at. */
const ANY_NUMBER = 2_000_000_000

/** A total as it is shown: exact up to the cap. */
export interface Total {
  total: number
  totalIsCapped: boolean
}

const shown = (counted: number, cap: number): Total => ({
  total: Math.min(counted, cap),
  totalIsCapped: counted > cap,
})

/**
 * One page of what is on the market and matches. "nearest" needs a known place to measure from and is
 * "newest" without one. Totals are exact up to `cap`. Throws cursorInvalid when the cursor is not one of this order.
 */
export async function findResults(
  db: Database,
  gazetteer: Gazetteer,
  input: z.output<typeof resultsInput>,
  cap = TOTAL_CAP,
): Promise<ResultsOutput> {
  const { criteria, limit, cursor } = input
  const { area, points, places } = await locate(db, gazetteer, criteria)
  const sort: Sort = input.sort === 'nearest' && points.length === 0 ? 'newest' : input.sort
  const order = orderOf(db.sql, sort, points, cursor ? readCursor(sort, cursor) : undefined)
  const found = await findPage(
    db.sql,
    { filters: filtersOf(criteria), area, cap },
    { order, points, rows: limit + 1, reasons: reasonsWanted(criteria) },
  )
  const cards = found.cards.slice(0, limit)
  const last = cards.at(-1)
  const more = found.cards.length > limit && last !== undefined
  return {
    items: cards.map(({ card }) => card),
    ...shown(found.total, cap),
    nextCursor: more ? writeCursor(sort, { key: last.key, id: last.card.id }) : null,
    places,
  }
}

/** A matching home with what an alert tells of it. Instants are ISO strings. */
export type RecentHome = CardRow & {
  /** What it cost before its price last fell; null when it never fell, or nobody knows. */
  formerPrice: number | null
}

/** The matching homes that were listed or reduced since an instant, the last changed first: the first `most`. */
export async function findSince(
  db: Database,
  gazetteer: Gazetteer,
  criteria: SearchCriteria,
  { since, most }: { since: Date; most: number },
): Promise<RecentHome[]> {
  const { sql } = db
  const { area } = await locate(db, gazetteer, criteria)
  const search = { filters: filtersOf(criteria), area, cap: ANY_NUMBER }
  const rows = await sql<RecentHome[]>`
    select ${cardColumns(sql)}, former.price as "formerPrice"
    from (${matchesSql(sql, search, sql`1`)}) hits
    join properties p using (id)
    left join property_details d on d.property_id = p.id
    left join lateral (
      select h.price from property_history h
      where h.property_id = p.id and h.at < p.reduced_at and h.price > p.price
      order by h.at desc, h.id desc
      limit 1
    ) former on true
    where greatest(p.created_at, p.reduced_at) >= ${since.toISOString()}::timestamptz
    order by greatest(p.created_at, p.reduced_at) desc, p.id desc
    ${limitTo(sql, most)}`
  return [...rows]
}

/** How many homes match. */
export async function countResults(
  db: Database,
  gazetteer: Gazetteer,
  criteria: SearchCriteria,
): Promise<Total> {
  const { area } = await locate(db, gazetteer, criteria)
  const search = { filters: filtersOf(criteria), area, cap: TOTAL_CAP }
  return shown(await countMatches(db.sql, search), TOTAL_CAP)
}
