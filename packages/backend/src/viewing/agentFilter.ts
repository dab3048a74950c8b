import type { AgentId } from '@hearth/core/account/ids.ts'
import type { AgentViewingsInput, ViewingPart } from '@hearth/core/viewing/agentContract.ts'
import { VIEWING_ZONE } from '@hearth/core/viewing/rules.ts'
import { properties, propertyDetails } from '@hearth/db/schema/property.ts'
import { viewings } from '@hearth/db/schema/viewing.ts'
import { and, asc, desc, eq, ilike, ne, or, type SQL, sql } from 'drizzle-orm'
import { containing } from '../sql.ts'
import { ofAgent } from './stored.ts'

/** Which of an agent's viewings are meant. */
export function filterOf(
  agentId: AgentId,
  { part, date, propertyId, query }: AgentViewingsInput,
  now: Date,
): SQL | undefined {
  return and(
    ofAgent(agentId),
    part && isIn(part, now),
    date === undefined ? undefined : and(eq(viewings.date, date), isBooked),
    propertyId === undefined ? undefined : eq(viewings.propertyId, propertyId),
    query ? names(containing(query)) : undefined,
  )
}

/** What was cancelled books no day. */
export const isBooked = ne(viewings.status, 'cancelled')

function isIn(part: ViewingPart, now: Date): SQL | undefined {
  const isPending = eq(viewings.status, 'pending')
  const isSeekersTurn = and(eq(viewings.waitsFor, 'seeker'), sql`not (${hasLapsed(now)})`)
  switch (part) {
    case 'toAnswer':
      return or(
        eq(viewings.status, 'rescheduling'),
        and(isPending, or(eq(viewings.waitsFor, 'agent'), hasLapsed(now))),
      )
    case 'proposed':
      return and(isPending, isSeekersTurn)
    case 'agreed':
      return eq(viewings.status, 'confirmed')
    case 'over':
      return or(eq(viewings.status, 'completed'), eq(viewings.status, 'cancelled'))
  }
}

/** Whether the time of a proposal has come: the state machine's "lapsed". */
const hasLapsed = (now: Date) =>
  sql`(${viewings.date} + ${viewings.times}[1]::time) at time zone ${VIEWING_ZONE} <= ${now.toISOString()}::timestamptz`

const names = (pattern: string) =>
  or(
    ilike(viewings.name, pattern),
    ilike(viewings.email, pattern),
    ilike(propertyDetails.title, pattern),
    ilike(properties.address, pattern),
  )

/** In which order viewings follow each other, and which come after one of them. */
export function orderOf({ date }: AgentViewingsInput): { by: SQL[]; after(id: number): SQL } {
  if (date === undefined) {
    return {
      by: [desc(viewings.date), desc(viewings.id)],
      after: (id) =>
        sql`(${viewings.date}, ${viewings.id}) < (select v.date, v.id from ${viewings} v where v.id = ${id})`,
    }
  }
  return {
    by: [asc(viewings.times), asc(viewings.id)],
    after: (id) =>
      sql`(${viewings.times}, ${viewings.id}) > (select v.times, v.id from ${viewings} v where v.id = ${id})`,
  }
}
