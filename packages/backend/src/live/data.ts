import type { Database } from '@hearth/db/client.ts'
import { sessions } from '@hearth/db/schema/account.ts'
import { and, eq, gt, sql } from 'drizzle-orm'

/** Whether a session still holds. Looking does not renew it. */
export async function isSessionOpen({ drizzle }: Database, sessionId: string): Promise<boolean> {
  const [row] = await drizzle
    .select({ id: sessions.id })
    .from(sessions)
    .where(and(eq(sessions.id, sessionId), gt(sessions.expiresAt, sql`now()`)))
  return row !== undefined
}
