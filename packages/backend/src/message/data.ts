import type { UserId } from '@hearth/core/account/ids.ts'
import type { Database } from '@hearth/db/client.ts'
import { messages } from '@hearth/db/schema/message.ts'
import { asc, eq } from 'drizzle-orm'

/** Everything that somebody wrote to agents or was answered, as JSON. */
export async function exportMessages({ drizzle }: Database, userId: UserId) {
  const { propertyId, name, email, phone, text, isAgentReply, createdAt, readAt } = messages
  const rows = await drizzle
    .select({ propertyId, name, email, phone, text, isAgentReply, createdAt, readAt })
    .from(messages)
    .where(eq(messages.userId, userId))
    .orderBy(asc(messages.createdAt), asc(messages.id))
  return rows.map((row) => ({
    ...row,
    createdAt: row.createdAt.toISOString(),
    readAt: row.readAt?.toISOString() ?? null,
  }))
}
