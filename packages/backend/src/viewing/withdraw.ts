import { OPEN_STATUSES } from '@hearth/core/viewing/contract.ts'
import { changeBy, possibleActions } from '@hearth/core/viewing/stateMachine.ts'
import type { Transaction } from '@hearth/db/client.ts'
import { viewings } from '@hearth/db/schema/viewing.ts'
import { and, eq, inArray, sql } from 'drizzle-orm'
import { mailChange, type Telling } from './mailChange.ts'
import { lockViewings, type StoredViewing } from './stored.ts'

/**
 * Cancels what is open of homes that leave the market, and tells the seekers. One that is under way is left to
 * its hour. Answers how many were cancelled. Whoever calls holds the homes: nobody asks to see them meanwhile.
 */
export async function cancelViewingsOf(
  tx: Transaction,
  propertyIds: readonly number[],
  context: Telling,
): Promise<number> {
  if (propertyIds.length === 0) return 0
  // One parameter, however many homes an import takes off the market.
  const ids = sql`(select jsonb_array_elements_text(${JSON.stringify(propertyIds)}::jsonb)::int)`
  const isOpen = inArray(viewings.status, [...OPEN_STATUSES])
  const open = await lockViewings(tx, and(inArray(viewings.propertyId, ids), isOpen))
  let cancelled = 0
  for (const stored of open) if (await cancelWithdrawn(tx, stored, context)) cancelled += 1
  return cancelled
}

async function cancelWithdrawn(
  tx: Transaction,
  stored: StoredViewing,
  context: Telling,
): Promise<boolean> {
  const { viewing: before } = stored
  const { now } = context
  if (!possibleActions(before, 'market', now).includes('withdraw')) return false
  const change = changeBy(before, { name: 'withdraw' }, 'market', now)
  const told = { name: 'withdraw', stored, before, after: { ...before, ...change } } as const
  const calendarSequence = await mailChange(tx, context, told, 'agent')
  await tx
    .update(viewings)
    .set({ ...change, calendarSequence, updatedAt: now })
    .where(eq(viewings.id, before.id))
  return true
}
