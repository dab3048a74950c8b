import { randomUUID } from 'node:crypto'
import type { EmailCalendar, EmailKind } from '@hearth/core/mail/contract.ts'
import type { Database, Transaction } from '@hearth/db/client.ts'
import { emails } from '@hearth/db/schema/email.ts'
import { jobs } from '@hearth/db/schema/job.ts'
import { and, eq, inArray, ne, sql } from 'drizzle-orm'
import { addJob } from '../job/mutations.ts'
import type { Settings } from '../settings.ts'
import { footOf } from './foot.ts'
import { type EmailContent, renderHtml, renderText } from './render.ts'

export type { EmailBlock, ListItem } from './render.ts'

export interface NewEmail extends EmailContent {
  kind: EmailKind
  to: string
  replyTo: string | null
  /** Every parameter of S1 section 7.8. */
  params: Record<string, string>
  /** Where a POST ends e-mails of this sort. */
  unsubscribeUrl?: string
  /** A calendar entry that goes with it. */
  calendar?: EmailCalendar
}

/** Message-IDs are unique by their first half; the second is nobody's address. */
const MESSAGE_ID_HOST = 'mail.hearth.example'

/**
 * Stores an e-mail with the change that it tells of, and wants it delivered. Its foot says who sends it and
 * why. Answers its id.
 */
export async function storeEmail(
  tx: Transaction,
  email: NewEmail,
  { site }: Pick<Settings, 'site'>,
): Promise<number> {
  const { kind, to, replyTo, subject, params, calendar, unsubscribeUrl } = email
  const foot = footOf(kind, site.operator)
  const [row] = await tx
    .insert(emails)
    .values({
      messageId: `${randomUUID()}@${MESSAGE_ID_HOST}`,
      kind,
      toAddress: to,
      replyTo,
      subject,
      html: renderHtml(email, foot),
      text: renderText(email, foot),
      params,
      calendar,
      unsubscribeUrl,
    })
    .returning({ id: emails.id })
  if (!row) throw new Error('The e-mail was not stored')
  await addJob(tx, 'mail.deliver', { emailId: row.id })
  return row.id
}

/** Deletes e-mails of these kinds that have not left for an address, with the wish to deliver them. */
export async function withdrawEmails(
  tx: Transaction,
  to: string,
  kinds: readonly EmailKind[],
): Promise<void> {
  const isMeant = and(eq(emails.toAddress, to), inArray(emails.kind, [...kinds]))
  const withdrawn = await tx
    .delete(emails)
    .where(and(isMeant, ne(emails.state, 'sent')))
    .returning({ id: emails.id })
  const ids = withdrawn.map(({ id }) => id)
  const emailId = sql`(${jobs.payload} ->> 'emailId')::int`
  await tx.delete(jobs).where(and(eq(jobs.name, 'mail.deliver'), inArray(emailId, ids)))
}

/** Keeps an e-mail that cannot be delivered, with the reason of its last attempt. */
export async function markEmailFailed(
  { drizzle }: Database,
  emailId: number,
  reason: string,
): Promise<void> {
  await drizzle
    .update(emails)
    .set({ state: 'failed', reason })
    .where(and(eq(emails.id, emailId), ne(emails.state, 'sent')))
}
