import type { AgentId } from '@hearth/core/account/ids.ts'
import { AppError } from '@hearth/core/error.ts'
import type { Database, Transaction } from '@hearth/db/client.ts'
import { agents } from '@hearth/db/schema/agent.ts'
import { properties } from '@hearth/db/schema/property.ts'
import { and, eq, isNotNull } from 'drizzle-orm'

/** Throws notFound for a home that is absent or another agent's: nobody is told which. */
export async function assertOwnHome(
  { drizzle }: Database,
  agentId: AgentId,
  propertyId: number,
): Promise<void> {
  const own = and(eq(properties.id, propertyId), eq(properties.agentId, agentId))
  if ((await drizzle.$count(properties, own)) === 0) throw new AppError('notFound')
}

const NOBODY_ACTS =
  'Nobody acts for this company, so nobody could answer for its homes or take them off the market.'

/**
 * Holds a company while homes of it go on the market: whoever leaves it waits, or is waited for. Throws
 * notAllowed for one that nobody acts for. Whoever changes what the company says of itself waits for nothing.
 */
export async function holdCompany(
  tx: Pick<Transaction, 'select'>,
  agentId: AgentId,
): Promise<void> {
  const [held] = await tx
    .select({ id: agents.id })
    .from(agents)
    .where(and(eq(agents.id, agentId), isNotNull(agents.userId)))
    .for('key share')
  if (!held) throw new AppError('notAllowed', { reason: NOBODY_ACTS })
}
