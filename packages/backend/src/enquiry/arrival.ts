import type { Transaction } from '@hearth/db/client.ts'
import { messages } from '@hearth/db/schema/message.ts'
import { properties } from '@hearth/db/schema/property.ts'
import { viewings } from '@hearth/db/schema/viewing.ts'
import { and, eq, gte, max, not, sql } from 'drizzle-orm'

/**
 * When something that a seeker sends about a home came, to be stored with it at once. What comes about one
 * company's homes is stored one after the other, each later than what is stored already, however long its
 * request was under way: so the bell, which tells what came after an instant, misses nothing. The last thing that
 * a transaction waits for, so that no two wait for each other.
 */
export async function arrivalAt(tx: Transaction, propertyId: number, now: Date): Promise<Date> {
  const [home] = await tx
    .select({ agentId: properties.agentId })
    .from(properties)
    .where(eq(properties.id, propertyId))
  const agentId = home?.agentId
  if (agentId === null || agentId === undefined) return now
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`arrival/${agentId}`}, 0))`)
  const newest = await newestSince(tx, agentId, now)
  return newest === null ? now : new Date(newest.getTime() + 1)
}

/** Of what seekers have sent to a company from an instant on. */
async function newestSince(tx: Transaction, agentId: number, from: Date): Promise<Date | null> {
  const [request] = await tx
    .select({ at: max(viewings.createdAt) })
    .from(viewings)
    .where(and(eq(viewings.agentId, agentId), gte(viewings.createdAt, from)))
  const [message] = await tx
    .select({ at: max(messages.createdAt) })
    .from(messages)
    .innerJoin(properties, eq(properties.id, messages.propertyId))
    .where(
      and(
        eq(properties.agentId, agentId),
        not(messages.isAgentReply),
        gte(messages.createdAt, from),
      ),
    )
  const instants = [request?.at, message?.at].filter((at) => at !== null && at !== undefined)
  return instants.length === 0 ? null : new Date(Math.max(...instants.map((at) => at.getTime())))
}
