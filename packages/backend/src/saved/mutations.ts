import type { UserId } from '@hearth/core/account/ids.ts'
import { AppError } from '@hearth/core/error.ts'
import type { Transaction } from '@hearth/db/client.ts'
import { properties } from '@hearth/db/schema/property.ts'
import { savedProperties } from '@hearth/db/schema/saved.ts'
import { and, eq, inArray } from 'drizzle-orm'
import type { Context } from '../trpc.ts'

type Saving = Pick<Context, 'db' | 'now'>

/**
 * Puts a heart on a home or takes it away: what is wished, or without a wish the opposite of what is.
 * Answers whether the heart was not there before.
 * Throws notFound for a home that is unknown; one that has left the market may be kept.
 */
export function toggleProperty(
  { db, now }: Saving,
  userId: UserId,
  { propertyId, saved }: { propertyId: number; saved?: boolean | undefined },
): Promise<{ saved: boolean; isNew: boolean }> {
  return db.drizzle.transaction(async (tx) => {
    const [known] = await knownIds(tx, [propertyId])
    if (known === undefined) throw new AppError('notFound')
    if (saved !== true) {
      const isRemoved = await remove(tx, userId, propertyId)
      if (isRemoved || saved === false) return { saved: false, isNew: false }
    }
    const added = await add(tx, userId, [{ propertyId, savedAt: now }])
    return { saved: true, isNew: added > 0 }
  })
}

/**
 * Adds what a browser kept to what the account has, the last saved last, each home once. A home that was
 * there keeps its place. Ids that no home has are passed over.
 */
export function mergeProperties(
  { db, now }: Saving,
  userId: UserId,
  propertyIds: readonly number[],
): Promise<{ added: number }> {
  return db.drizzle.transaction(async (tx) => {
    const known = new Set(await knownIds(tx, propertyIds))
    const merged = [...new Set(propertyIds)].filter((id) => known.has(id))
    // A millisecond apart, so that they stay in their order.
    const homes = merged.map((propertyId, nth) => ({
      propertyId,
      savedAt: new Date(now.getTime() - (merged.length - 1 - nth)),
    }))
    return { added: await add(tx, userId, homes) }
  })
}

async function knownIds(tx: Transaction, ids: readonly number[]): Promise<number[]> {
  if (ids.length === 0) return []
  const rows = await tx
    .select({ id: properties.id })
    .from(properties)
    .where(inArray(properties.id, [...ids]))
  return rows.map((row) => row.id)
}

async function remove(tx: Transaction, userId: UserId, propertyId: number): Promise<boolean> {
  const removed = await tx
    .delete(savedProperties)
    .where(and(eq(savedProperties.userId, userId), eq(savedProperties.propertyId, propertyId)))
    .returning({ id: savedProperties.propertyId })
  return removed.length > 0
}

async function add(
  tx: Transaction,
  userId: UserId,
  homes: readonly { propertyId: number; savedAt: Date }[],
): Promise<number> {
  if (homes.length === 0) return 0
  // In one order everywhere, so that no two transactions wait for each other in a circle.
  const values = homes
    .map((home) => ({ ...home, userId }))
    .toSorted((a, b) => a.propertyId - b.propertyId)
  const added = await tx
    .insert(savedProperties)
    .values(values)
    .onConflictDoNothing()
    .returning({ id: savedProperties.propertyId })
  return added.length
}
