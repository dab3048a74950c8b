import type { AgentId } from '@hearth/core/account/ids.ts'
import type { AgentHome, AgentHomes, AgentHomesInput } from '@hearth/core/property/agentHomes.ts'
import type { Database } from '@hearth/db/client.ts'
import { containing, type Fragment, joined, limitTo, type Sql } from '../sql.ts'
import { cardColumns, isoSql } from './cardColumns.ts'

/** A page of a company's homes, the newest first. */
export async function readAgentHomes(
  { sql }: Database,
  agentId: AgentId,
  input: AgentHomesInput,
): Promise<AgentHomes> {
  const { cursor, limit } = input
  const meant = meantBy(sql, agentId, input)
  const after =
    cursor === undefined
      ? sql`true`
      : sql`(p.created_at, p.id) < (select created_at, id from properties where id = ${cursor})`
  const [rows, [counted]] = await Promise.all([
    sql<AgentHome[]>`
      select
        ${cardColumns(sql)},
        p.agent_ref as "agentRef",
        ${isoSql(sql, sql`p.withdrawn_at`)} as "withdrawnAt"
      from properties p
      left join property_details d on d.property_id = p.id
      where ${meant} and ${after}
      order by p.created_at desc, p.id desc
      ${limitTo(sql, limit + 1)}`,
    sql<{ total: number }[]>`
      select count(*)::int as total
      from properties p
      left join property_details d on d.property_id = p.id
      where ${meant}`,
  ])
  const items = rows.slice(0, limit)
  const last = rows.length > limit ? items.at(-1) : undefined
  return { items, total: counted?.total ?? 0, nextCursor: last?.id ?? null }
}

function meantBy(sql: Sql, agentId: AgentId, input: AgentHomesInput): Fragment {
  const { query, status, listingType, isWithdrawn } = input
  const conditions = [
    sql`p.agent_id = ${agentId}`,
    isWithdrawn ? sql`p.withdrawn_at is not null` : sql`p.withdrawn_at is null`,
  ]
  if (status) conditions.push(sql`p.status = ${status}`)
  if (listingType) conditions.push(sql`p.listing_type = ${listingType}`)
  if (query) {
    const text = containing(query)
    conditions.push(sql`(
      d.title ilike ${text} or p.address ilike ${text} or p.postcode ilike ${text}
      or p.agent_ref ilike ${text}
    )`)
  }
  return joined(sql, conditions, sql`and`)
}
