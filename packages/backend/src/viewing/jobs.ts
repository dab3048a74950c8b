import { VIEWING_MINUTES } from '@hearth/core/viewing/rules.ts'
import { viewings } from '@hearth/db/schema/viewing.ts'
import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Handler } from '../jobHandler.ts'
import { lockedIds } from './stored.ts'

/**
 * What is confirmed is completed once its hour has passed: the state machine's "complete", for all of
 * them in one statement. Whoever asks for another time in the last minute was there before or finds it so.
 */
export const completeViewings: Handler<'viewing.complete'> = async ({ db, log, now }) => {
  const begun = new Date(now.getTime() - VIEWING_MINUTES * 60_000).toISOString()
  const isOver = and(eq(viewings.status, 'confirmed'), sql`${viewings.startsAt} <= ${begun}`)
  const completed = await db.drizzle
    .update(viewings)
    .set({ status: 'completed', updatedAt: now })
    .where(inArray(viewings.id, lockedIds(db.drizzle, isOver)))
    .returning({ id: viewings.id })
  if (completed.length > 0) log.info({ completed: completed.length }, 'viewings completed')
}
