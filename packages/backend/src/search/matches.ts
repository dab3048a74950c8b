import { containing, type Fragment, joined, limitTo, type Sql } from '../sql.ts'
import type { Area } from './area.ts'
import { circleRows, insideSql } from './circle.ts'
import { type Filters, filterSql } from './filters.ts'

/** A search as PostgreSQL is asked it. */
export interface Search {
  filters: Filters
  /** Null: anywhere. */
  area: Area | null
  /** How far matches are counted. */
  cap: number
}

/**
 * Rows `(id, key)` of what matches. Each way of finding stops at one more than the cap: these are all the
 * matches when they are no more than the cap, and otherwise some of them.
 */
export function matchesSql(sql: Sql, { area, filters, cap }: Search, key: Fragment): Fragment {
  const matching = filterSql(sql, filters)
  const enough = limitTo(sql, cap + 1)
  const found = (condition: Fragment) =>
    sql`(select p.id, ${key} as key from properties p where ${matching} and ${condition} ${enough})`
  if (!area) return found(sql`true`)
  const sources = waysIn(sql, area).map(found)
  if (area.circles.length > 0) sources.push(inCirclesSql(sql, area, { matching, key, enough }))
  // Two places may both hold a home, which counts once. The ways to find one place have none in common.
  return joined(sql, sources, placesIn(area) > 1 ? sql`union` : sql`union all`)
}

const placesIn = (area: Area) =>
  area.unplacedNames.length +
  area.unplacedOutcodes.length +
  area.outcodes.length +
  area.texts.length

/** Conditions of `properties p` that find the homes of an area, but for its circles. */
function waysIn(sql: Sql, area: Area): Fragment[] {
  const { unplacedNames, unplacedOutcodes, outcodes, texts } = area
  const ways: Fragment[] = []
  if (unplacedNames.length > 0) {
    ways.push(
      sql`p.easting is null and p.address ilike any (${unplacedNames.map(containing)}::text[])`,
    )
  }
  if (unplacedOutcodes.length > 0) {
    ways.push(sql`p.easting is null and p.outcode = any (${unplacedOutcodes}::text[])`)
  }
  if (outcodes.length > 0) ways.push(sql`p.outcode = any (${outcodes}::text[])`)
  if (texts.length > 0) ways.push(sql`p.address ilike any (${texts.map(containing)}::text[])`)
  return ways
}

/**
 * For each circle, one range of the covering index per column of squares. "offset 0" keeps the planner
 * from turning the columns into a join over the whole table.
 */
function inCirclesSql(
  sql: Sql,
  { circles }: Area,
  { matching, key, enough }: Record<'matching' | 'key' | 'enough', Fragment>,
): Fragment {
  return sql`(
    select found.id, found.key
    from ${circleRows(sql, circles)}
    cross join lateral (
      select home.id, home.key
      from generate_series((c.x - c.reach) >> 11, (c.x + c.reach) >> 11) as squares (x)
      cross join lateral (
        select p.id, ${key} as key
        from properties p
        where ${matching}
          and p.tile_x = squares.x
          and p.tile_y between (c.y - c.reach) >> 11 and (c.y + c.reach) >> 11
          and ${insideSql(sql)}
        offset 0
      ) home
      ${enough}
    ) found
  )`
}

/** Whether `properties p` lies in the area: for reading in an order instead of by place. */
export function withinSql(sql: Sql, area: Area | null): Fragment {
  if (!area) return sql`true`
  const ways = waysIn(sql, area).map((way) => sql`(${way})`)
  if (area.circles.length > 0) {
    const inACircle = sql`exists (select from ${circleRows(sql, area.circles)} where ${insideSql(sql)})`
    ways.push(sql`(p.easting is not null and ${inACircle})`)
  }
  return sql`(${joined(sql, ways, sql`or`)})`
}
