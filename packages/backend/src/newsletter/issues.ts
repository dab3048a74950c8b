import type { Issue } from '@hearth/core/newsletter/issue.ts'
import type { Database } from '@hearth/db/client.ts'
import { newsletterIssues } from '@hearth/db/schema/newsletter.ts'
import { addJob } from '../job/mutations.ts'
import { countWaiting, readIssueBySubject } from './data.ts'

type Written = Pick<Issue, 'subject' | 'body'>

/** How many an issue would still be sent to, and whether it has been begun. */
export interface Reach {
  waiting: number
  isBegun: boolean
}

/** Counts what sending an issue would do, and does nothing. Throws an Error as beginIssue does. */
export async function reachOf(db: Database, issue: Written, now: Date): Promise<Reach> {
  const begun = await readIssueBySubject(db, issue.subject)
  if (begun) assertSame(begun, issue)
  return { waiting: await countWaiting(db, begun, now), isBegun: begun !== undefined }
}

/**
 * Wants an issue sent to everybody who is subscribed at this moment; the worker writes the letters. An issue
 * that was begun before goes on to those of that moment who have no letter yet. Throws an Error for a
 * subject that stands for another text: nobody is to get the same newsletter twice for a mended comma.
 */
export function beginIssue(db: Database, issue: Written, now: Date): Promise<Reach> {
  const { subject, body } = issue
  return db.drizzle.transaction(async (tx) => {
    const [stored] = await tx
      .insert(newsletterIssues)
      .values({ subject, body, createdAt: now })
      .onConflictDoNothing()
      .returning()
    const row = stored ?? (await readIssueBySubject({ drizzle: tx }, subject))
    if (!row) throw new Error('The issue was not stored')
    assertSame(row, issue)
    await addJob(tx, 'newsletter.send', { issueId: row.id }, { key: String(row.id) })
    const waiting = await countWaiting({ drizzle: tx }, row, now)
    return { waiting, isBegun: stored === undefined }
  })
}

function assertSame(begun: typeof newsletterIssues.$inferSelect, { body }: Written): void {
  if (begun.body === body) return
  const day = begun.createdAt.toISOString().slice(0, 10)
  throw new Error(
    `A newsletter with the subject “${begun.subject}” and another text was begun on ${day}. Give this one another subject.`,
  )
}
