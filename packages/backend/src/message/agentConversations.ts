import type { AgentId } from '@hearth/core/account/ids.ts'
import type {
  AgentConversation,
  AgentConversationsInput,
  agentConversationsOutput,
} from '@hearth/core/message/agentContract.ts'
import { PROPERTY_DEFAULTS } from '@hearth/core/property/wording.ts'
import type { Database } from '@hearth/db/client.ts'
import type { z } from 'zod'
import { isoSql } from '../property/data.ts'
import { containing, type Fragment, joined, limitTo, type Sql } from '../sql.ts'

/** More words than anybody searches for. */
const MOST_WORDS = 8

type Row = AgentConversation & { lastId: number; total: number }

/** A page of the conversations about an agent's homes, the newest first. */
export async function readAgentConversations(
  { sql }: Database,
  agentId: AgentId,
  input: AgentConversationsInput,
): Promise<z.output<typeof agentConversationsOutput>> {
  const { cursor, limit } = input
  // What is shown of a conversation is looked up for those of the page alone.
  const rows = await sql<Row[]>`
    with found as (${foundSql(sql, agentId, input)}), page as (
      select * from found
      where ${cursor ?? null}::int is null or last_id < ${cursor ?? null}::int
      order by last_id desc
      ${limitTo(sql, limit + 1)}
    )
    select
      page.property_id as "propertyId",
      coalesce(d.title, ${PROPERTY_DEFAULTS.title}) as title,
      d.images[1] as image,
      p.address,
      page.count,
      page.unread,
      last.text as "lastText",
      case when last.is_agent_reply then 'agent' else 'seeker' end as "lastFrom",
      ${isoSql(sql, sql`last.created_at`)} as "lastAt",
      coalesce(u.name, last.name) as name,
      page.email,
      last.phone,
      u.id is not null as "hasAccount",
      page.last_id as "lastId",
      (select count(*)::int from found) as total
    from page
    join messages last on last.id = page.last_id
    join properties p on p.id = page.property_id
    left join property_details d on d.property_id = page.property_id
    left join users u on u.id = page.user_id
    order by page.last_id desc`
  const page = rows.slice(0, limit)
  return {
    items: page.map(({ lastId: _, total: __, ...conversation }) => conversation),
    total: rows[0]?.total ?? 0,
    nextCursor: rows.length > limit ? (page.at(-1)?.lastId ?? null) : null,
  }
}

/** The conversations that are wanted: each with its newest message, which is in no other. */
function foundSql(sql: Sql, agentId: AgentId, { propertyId, ...wish }: AgentConversationsInput) {
  return sql`
    select m.property_id, u.id as user_id, coalesce(u.email, m.email) as email,
      max(m.id) as last_id,
      count(*)::int as count,
      (count(*) filter (where ${isUnread(sql)}))::int as unread
    from messages m
    join properties p on p.id = m.property_id
    left join property_details d on d.property_id = m.property_id
    left join users u on u.id = m.user_id
    where p.agent_id = ${agentId}
      and (${propertyId ?? null}::int is null or p.id = ${propertyId ?? null}::int)
    group by m.property_id, u.id, coalesce(u.email, m.email)
    having ${wantedSql(sql, wish)}`
}

/** A message m that the agent has not seen. */
const isUnread = (sql: Sql) => sql`not m.is_agent_reply and m.read_at is null`

/** Whether a conversation has all of the words, and something unread where that is asked for. */
function wantedSql(
  sql: Sql,
  { query, unread }: Pick<AgentConversationsInput, 'query' | 'unread'>,
): Fragment {
  const words = query ? query.split(/\s+/).slice(0, MOST_WORDS) : []
  const isFound = words.map(
    (word) => sql`bool_or(
      concat_ws(' ', m.text, m.name, m.email, u.name, u.email, d.title, p.address)
        ilike ${containing(word)}
    )`,
  )
  return joined(sql, [sql`(${!unread} or bool_or(${isUnread(sql)}))`, ...isFound], sql` and `)
}
