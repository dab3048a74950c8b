import type { AgentId } from '@hearth/core/account/ids.ts'
import type { Drizzle, Transaction } from '@hearth/db/client.ts'
import { properties, propertyDetails } from '@hearth/db/schema/property.ts'
import { and, asc, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm'
import { type StoredListing, storedListing } from './listing.ts'

/** An agent's listings by their references, those that are withdrawn as well. */
export async function readSupplied(
  tx: Transaction | Drizzle,
  agentId: AgentId,
  refs: readonly string[],
): Promise<Map<string, StoredListing>> {
  if (refs.length === 0) return new Map()
  return byReference(await selectSupplied(tx, agentId, refs))
}

/** The same, held until the transaction ends; always in one order, so that no two wait for each other. */
export async function lockSupplied(
  tx: Transaction,
  agentId: AgentId,
  refs: readonly string[],
): Promise<Map<string, StoredListing>> {
  if (refs.length === 0) return new Map()
  return byReference(await selectSupplied(tx, agentId, refs).for('update', { of: properties }))
}

const selectSupplied = (tx: Transaction | Drizzle, agentId: AgentId, refs: readonly string[]) =>
  tx
    .select()
    .from(properties)
    .leftJoin(propertyDetails, eq(propertyDetails.propertyId, properties.id))
    .where(and(eq(properties.agentId, agentId), inArray(properties.agentRef, [...refs])))
    .orderBy(asc(properties.id))

function byReference(rows: Awaited<ReturnType<typeof selectSupplied>>): Map<string, StoredListing> {
  return new Map(
    rows.map(({ properties: home, property_details: details }) => [
      home.agentRef ?? '',
      storedListing(home, details),
    ]),
  )
}

/** The references of an agent's listings on the market, in their order. */
export async function readReferences(
  tx: Transaction | Drizzle,
  agentId: AgentId,
): Promise<string[]> {
  const rows = await tx
    .select({ ref: sql<string>`${properties.agentRef}` })
    .from(properties)
    .where(
      and(
        eq(properties.agentId, agentId),
        isNotNull(properties.agentRef),
        isNull(properties.withdrawnAt),
      ),
    )
    .orderBy(asc(properties.agentRef))
  return rows.map(({ ref }) => ref)
}
