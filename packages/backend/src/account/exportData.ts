import { AppError } from '@hearth/core/error.ts'
import type { Database } from '@hearth/db/client.ts'
import { users } from '@hearth/db/schema/account.ts'
import { eq } from 'drizzle-orm'
import { exportMessages } from '../message/data.ts'
import { exportSubscription } from '../newsletter/data.ts'
import { exportSaved } from '../saved/data.ts'
import { exportViewings } from '../viewing/data.ts'
import { type Actor, readSessions } from './data.ts'

/** Everything that Hearth holds about a person, as JSON. Throws notFound when the account is gone. */
export async function exportData(db: Database, actor: Actor): Promise<Record<string, unknown>> {
  const [user] = await db.drizzle.select().from(users).where(eq(users.id, actor.userId))
  if (!user) throw new AppError('notFound')
  return {
    account: { email: user.email, name: user.name, createdAt: user.createdAt.toISOString() },
    devices: await readSessions(db, actor),
    saved: await exportSaved(db, actor.userId),
    viewings: await exportViewings(db, actor.userId),
    messages: await exportMessages(db, actor.userId),
    newsletter: await exportSubscription(db, user.email),
  }
}
