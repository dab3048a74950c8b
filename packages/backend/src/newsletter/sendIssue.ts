import { NotYet } from '@hearth/adapters/queue/queues.ts'
import { readBlocks } from '@hearth/core/newsletter/issue.ts'
import type { Transaction } from '@hearth/db/client.ts'
import {
  newsletterIssues,
  newsletterLetters,
  newsletterSubscribers,
} from '@hearth/db/schema/newsletter.ts'
import { asc, eq } from 'drizzle-orm'
import { countOpenJobs } from '../job/data.ts'
import type { Handler, JobContext } from '../jobHandler.ts'
import { storeEmail } from '../mail/mutations.ts'
import { hashOfToken, newToken } from '../tokens.ts'
import { isWaitingFor } from './data.ts'
import { issueLetter } from './emails.ts'

const PORTION_AT_MOST = 50
const LOOK_AGAIN_MS = 5000
/** Half as often as we look again: there is always something to leave, and never much. */
const PORTIONS_PER_MINUTE = 6

/**
 * How many letters may wait to leave: what leaves within ten seconds, and at least one. A link for a new
 * password waits behind no more of them.
 */
const portionOf = (emailsPerMinute: number | null) =>
  emailsPerMinute === null
    ? PORTION_AT_MOST
    : Math.min(PORTION_AT_MOST, Math.ceil(emailsPerMinute / PORTIONS_PER_MINUTE))

type IssueRow = typeof newsletterIssues.$inferSelect

/**
 * Writes an issue to everybody who is still to get it, in portions, as fast as e-mails leave. A letter and
 * its e-mail are one transaction, and a subscriber has one letter of an issue: whoever runs again, or at
 * the same time, writes to the others.
 */
export const sendIssue: Handler<'newsletter.send'> = async (context, { issueId }) => {
  const { drizzle } = context.db
  const [issue] = await drizzle
    .select()
    .from(newsletterIssues)
    .where(eq(newsletterIssues.id, issueId))
  if (!issue) return
  for (let isMore = true; isMore; ) {
    const waiting = await countOpenJobs(context.db, 'mail.deliver')
    const room = portionOf(context.emailsPerMinute) - waiting
    if (room <= 0) {
      throw new NotYet('The e-mails before it have not left yet', LOOK_AGAIN_MS)
    }
    isMore = await drizzle.transaction((tx) => writePortion(tx, context, issue, room))
  }
}

/** Answers whether there may be more to write to. */
async function writePortion(
  tx: Transaction,
  { settings, now }: JobContext,
  issue: IssueRow,
  room: number,
): Promise<boolean> {
  const readers = await tx
    .select({ id: newsletterSubscribers.id, email: newsletterSubscribers.email })
    .from(newsletterSubscribers)
    .where(isWaitingFor(issue))
    .orderBy(asc(newsletterSubscribers.id))
    .limit(room)
    .for('update')
  if (readers.length === 0) return false
  const letters = readers.map((reader) => ({ ...reader, token: newToken() }))
  const rows = letters.map(({ id, token }) => ({
    ...{ subscriberId: id, issueId: issue.id },
    ...{ tokenHash: hashOfToken(token), createdAt: now },
  }))
  // Another worker may have written to some of them since they were read.
  const written = await tx
    .insert(newsletterLetters)
    .values(rows)
    .onConflictDoNothing()
    .returning({ subscriberId: newsletterLetters.subscriberId })
  const ids = new Set(written.map(({ subscriberId }) => subscriberId))
  const content = { subject: issue.subject, blocks: readBlocks(issue.body) }
  for (const { id, email, token } of letters) {
    if (ids.has(id)) await storeEmail(tx, issueLetter(email, content, token, settings), settings)
  }
  return readers.length === room
}
