import type { AgentId } from '@hearth/core/account/ids.ts'
import { AppError } from '@hearth/core/error.ts'
import type { DayFigures, PropertyFigures } from '@hearth/core/figure/contract.ts'
import { comparedFigures, figureDays } from '@hearth/core/figure/days.ts'
import { PROPERTY_DEFAULTS } from '@hearth/core/property/wording.ts'
import { VIEWING_ZONE } from '@hearth/core/viewing/rules.ts'
import type { Database } from '@hearth/db/client.ts'
import { properties, propertyDetails } from '@hearth/db/schema/property.ts'
import { and, eq, isNull, sql } from 'drizzle-orm'

/** How a listing of an agent did in the last days in London. Throws notFound for a home of somebody else. */
export async function readFigures(
  db: Database,
  agentId: AgentId,
  propertyId: number,
  now: Date,
): Promise<PropertyFigures> {
  const [row] = await db.drizzle
    .select({
      id: properties.id,
      title: sql<string>`coalesce(${propertyDetails.title}, ${PROPERTY_DEFAULTS.title})`,
      address: properties.address,
      isPublic: properties.isPublic,
      hasPage: sql<boolean>`${isNull(properties.withdrawnAt)}`,
      createdAt: properties.createdAt,
    })
    .from(properties)
    .leftJoin(propertyDetails, eq(propertyDetails.propertyId, properties.id))
    .where(and(eq(properties.id, propertyId), eq(properties.agentId, agentId)))
  if (!row) throw new AppError('notFound')
  const { createdAt, ...property } = row
  const days = await readDays(db, propertyId, figureDays(now))
  return { property, ...comparedFigures(days, createdAt) }
}

/** The figures of a home on each of some days. What its own agent asked counts no more than their visits. */
async function readDays(
  { sql: statement }: Database,
  propertyId: number,
  days: readonly string[],
): Promise<DayFigures[]> {
  // A little more than those days, whatever the clocks did: the days themselves decide.
  const from = `${days[0]}T00:00:00Z`
  const rows = await statement<DayFigures[]>`
    with own as (
      select a.user_id
      from properties p join agents a on a.id = p.agent_id
      where p.id = ${propertyId}
    ), begun as (
      select (min(created_at) at time zone ${VIEWING_ZONE})::date as day
      from messages
      where property_id = ${propertyId} and not is_agent_reply
        and not exists (select from own where own.user_id = messages.user_id)
      group by coalesce(user_id::text, email)
    ), asked as (
      select (created_at at time zone ${VIEWING_ZONE})::date as day
      from viewings
      where property_id = ${propertyId} and created_at > ${from}::timestamptz - interval '1 day'
        and not exists (select from own where own.user_id = viewings.user_id)
    )
    select wanted.day::text as day,
      coalesce(f.impressions, 0) as impressions,
      coalesce(f.page_views, 0) as "pageViews",
      coalesce(f.saves, 0) as saves,
      (select count(*)::int from begun where begun.day = wanted.day) as enquiries,
      (select count(*)::int from asked where asked.day = wanted.day) as viewings
    from unnest(${[...days]}::text[]::date[]) as wanted (day)
    left join property_figures f on f.property_id = ${propertyId} and f.day = wanted.day
    order by wanted.day`
  return [...rows]
}
