import type { UserId } from '@hearth/core/account/ids.ts'
import type { Transaction } from '@hearth/db/client.ts'
import { accountRequests, sessions, users } from '@hearth/db/schema/account.ts'
import { and, eq, ne } from 'drizzle-orm'
import { storeEmail } from '../mail/mutations.ts'
import type { MailSettings } from '../settings.ts'
import { passwordChanged } from './emails.ts'

/**
 * Gives an account another password: sessions end but for the one that is kept, links that were sent
 * before stop working, and the owner is told.
 */
export async function replacePassword(
  tx: Transaction,
  settings: MailSettings,
  userId: UserId,
  passwordHash: string,
  keptSession = '',
): Promise<void> {
  const [user] = await tx
    .update(users)
    .set({ passwordHash })
    .where(eq(users.id, userId))
    .returning({ email: users.email, name: users.name })
  if (!user) throw new Error('The account is gone')
  await tx.delete(sessions).where(and(eq(sessions.userId, userId), ne(sessions.id, keptSession)))
  await tx.delete(accountRequests).where(eq(accountRequests.userId, userId))
  await storeEmail(tx, passwordChanged(user.email, user.name, settings), settings)
}
