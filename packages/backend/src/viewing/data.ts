import type { UserId } from '@hearth/core/account/ids.ts'
import type { Database } from '@hearth/db/client.ts'
import { viewings } from '@hearth/db/schema/viewing.ts'
import { asc, eq } from 'drizzle-orm'

/** Every viewing that somebody asked for, as JSON. */
export async function exportViewings({ drizzle }: Database, userId: UserId) {
  const rows = await drizzle
    .select()
    .from(viewings)
    .where(eq(viewings.userId, userId))
    .orderBy(asc(viewings.createdAt), asc(viewings.id))
  return rows.map(({ fingerprint: _, ...row }) => ({
    ...row,
    startsAt: row.startsAt?.toISOString() ?? null,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  }))
}
