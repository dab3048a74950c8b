import { AppError } from '@hearth/core/error.ts'
import type { MailboxEmail, MailboxEntry } from '@hearth/core/mail/contract.ts'
import { emails } from '@hearth/db/schema/email.ts'
import { desc, eq } from 'drizzle-orm'
import type { Context } from '../trpc.ts'

const SHOWN = 100

type Row = typeof emails.$inferSelect

/** The newest hundred e-mails. Throws notFound where there is no development mailbox. */
export async function readMailbox({ db, settings }: MailboxContext): Promise<MailboxEntry[]> {
  if (!settings.hasMailbox) throw new AppError('notFound')
  const { id, kind, toAddress, subject, state, createdAt } = emails
  const rows = await db.drizzle
    .select({ id, kind, toAddress, subject, state, createdAt })
    .from(emails)
    .orderBy(desc(emails.createdAt), desc(emails.id))
    .limit(SHOWN)
  return rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() }))
}

/** One e-mail. Throws notFound when there is none, or no development mailbox. */
export async function readEmail(
  { db, settings }: MailboxContext,
  id: number,
): Promise<MailboxEmail> {
  if (!settings.hasMailbox) throw new AppError('notFound')
  const [row] = await db.drizzle.select().from(emails).where(eq(emails.id, id))
  if (!row) throw new AppError('notFound')
  return toEmail(row)
}

type MailboxContext = Pick<Context, 'db' | 'settings'>

function toEmail(row: Row): MailboxEmail {
  const { params: _params, sendingAt: _sendingAt, ...shown } = row
  return {
    ...shown,
    createdAt: row.createdAt.toISOString(),
    sentAt: row.sentAt?.toISOString() ?? null,
  }
}
