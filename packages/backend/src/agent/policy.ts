import type { AgentId } from '@hearth/core/account/ids.ts'
import { AppError } from '@hearth/core/error.ts'
import type { Database } from '@hearth/db/client.ts'
import { properties } from '@hearth/db/schema/property.ts'
import { and, eq } from 'drizzle-orm'

/** Throws notFound for a home that is absent or another agent's: nobody is told which. */
export async function assertOwnHome(
  { drizzle }: Database,
  agentId: AgentId,
  propertyId: number,
): Promise<void> {
  const own = and(eq(properties.id, propertyId), eq(properties.agentId, agentId))
  if ((await drizzle.$count(properties, own)) === 0) throw new AppError('notFound')
}
