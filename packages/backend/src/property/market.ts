import type { AgentId } from '@hearth/core/account/ids.ts'
import { AppError } from '@hearth/core/error.ts'
import type { setStatusInput } from '@hearth/core/property/agentHomes.ts'
import { statusProblem } from '@hearth/core/property/statuses.ts'
import type { Transaction } from '@hearth/db/client.ts'
import { properties } from '@hearth/db/schema/property.ts'
import { eq } from 'drizzle-orm'
import type { z } from 'zod'
import { holdCompany } from '../agent/policy.ts'
import type { Context } from '../trpc.ts'
import { cancelViewingsOf } from '../viewing/mutations.ts'
import { assertLawful } from './lawful.ts'
import { lockListing } from './listing.ts'

type Changing = Pick<Context, 'db' | 'settings' | 'now'>

/**
 * Says how far a home is: available, under offer, sold or let. Throws badInput for what such a home cannot
 * be or for what the law keeps from being advertised again, and notFound for an absent or withdrawn one, and another agent's.
 */
export function setStatus(
  { db, now }: Changing,
  agentId: AgentId,
  { id, status }: z.output<typeof setStatusInput>,
) {
  return db.drizzle.transaction(async (tx) => {
    const { listing, isWithdrawn } = await lockListing(tx, agentId, id)
    if (isWithdrawn) throw new AppError('notFound')
    const reason = statusProblem(listing.listingType, status)
    if (reason !== undefined) throw new AppError('badInput', { field: 'status', reason })
    const wasAdvert = ['available', 'underOffer'].includes(listing.status)
    if (!wasAdvert) assertLawful({ ...listing, status }, now)
    await tx.update(properties).set({ status, updatedAt: now }).where(eq(properties.id, id))
    return { success: true as const }
  })
}

/**
 * Takes a home off the market. Its row stays, so that what was written about it can be read; open viewings
 * are cancelled, and their seekers told. Repeated, it changes nothing. Answers how many viewings it ended.
 * Throws notFound for an absent home and another agent's.
 */
export async function withdrawListing(
  tx: Transaction,
  agentId: AgentId,
  id: number,
  context: Pick<Context, 'settings' | 'now'>,
): Promise<number> {
  const { isWithdrawn } = await lockListing(tx, agentId, id)
  if (isWithdrawn) return 0
  const { now } = context
  await tx.update(properties).set({ withdrawnAt: now, updatedAt: now }).where(eq(properties.id, id))
  return cancelViewingsOf(tx, [id], context)
}

/** Takes a home off the market at its agent's word. */
export function withdrawHome(context: Changing, agentId: AgentId, id: number) {
  return context.db.drizzle.transaction(async (tx) => ({
    cancelledViewings: await withdrawListing(tx, agentId, id, context),
  }))
}

/**
 * Puts a withdrawn home back on the market as it was. Throws notFound for an absent one and another's, and
 * badInput for what the law keeps from being advertised, and notAllowed for a company that nobody acts for.
 */
export function relistHome({ db, now }: Changing, agentId: AgentId, id: number) {
  return db.drizzle.transaction(async (tx) => {
    await holdCompany(tx, agentId)
    const { listing } = await lockListing(tx, agentId, id)
    assertLawful(listing, now)
    await tx
      .update(properties)
      .set({ withdrawnAt: null, updatedAt: now })
      .where(eq(properties.id, id))
    return { success: true as const }
  })
}
