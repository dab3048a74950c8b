import { AppError } from '@hearth/core/error.ts'
import type { Database } from '@hearth/db/client.ts'
import { emails } from '@hearth/db/schema/email.ts'
import { eq } from 'drizzle-orm'
import type { Handler, JobContext } from '../jobHandler.ts'
import { isSubscribed } from '../newsletter/data.ts'

/** The space of advisory locks in which an e-mail's id is its own lock. */
const LOCK_SPACE = 6_120_404

/**
 * Sends one e-mail. Two attempts at once wait for each other, and the later finds it sent; the lock is
 * the connection's, so a worker that dies frees it at once. What died between the server's yes and our
 * mark is sent again under the same Message-ID. A newsletter leaves only to those who still want it.
 */
export const deliverEmail: Handler<'mail.deliver'> = async (context, { emailId }) => {
  const { db, mailer } = context
  await db.sql.begin(async (locked) => {
    await locked`select pg_advisory_xact_lock(${LOCK_SPACE}, ${emailId})`
    const [email] = await db.drizzle.select().from(emails).where(eq(emails.id, emailId))
    if (!email) throw new AppError('badInput', { reason: `There is no e-mail ${emailId}` })
    if (email.state === 'sent') return
    if (email.kind === 'newsletter.issue' && !(await isSubscribed(db, email.toAddress))) {
      await db.drizzle.delete(emails).where(eq(emails.id, emailId))
      return
    }
    await mark(db, emailId, { state: 'sending', sendingAt: new Date() })
    try {
      await mailer.send({ ...email, to: email.toAddress })
    } catch (error) {
      await mark(db, emailId, { state: 'queued', reason: reasonOf(error) })
      throw error
    }
    await mark(db, emailId, {
      state: 'sent',
      sentAt: new Date(),
      reason: null,
      ...kept(email, context),
    })
  })
}

/** Links to prove an address are secrets: where nobody is to read them here, they go with the e-mail. */
function kept({ kind }: Pick<typeof emails.$inferSelect, 'kind'>, { settings }: JobContext) {
  const isSecret = kind.startsWith('account.') || kind === 'newsletter.confirm'
  return isSecret && !settings.hasMailbox ? { html: '', text: '', params: {} } : {}
}

/** Outside the transaction of the lock: a mark that is made stays made, whatever happens next. */
async function mark(
  { drizzle }: Database,
  emailId: number,
  change: Partial<typeof emails.$inferInsert>,
): Promise<void> {
  await drizzle.update(emails).set(change).where(eq(emails.id, emailId))
}

const reasonOf = (error: unknown) => (error instanceof Error ? error.message : String(error))
