import type { Database, Transaction } from '@hearth/db/client.ts'
import {
  newsletterIssues,
  newsletterLetters,
  newsletterSubscribers,
} from '@hearth/db/schema/newsletter.ts'
import { and, asc, eq, isNull, lte, sql } from 'drizzle-orm'

type Reading = Pick<Database, 'drizzle'> | { drizzle: Transaction }

/** What is kept of an address that gets the newsletter or did, with what was sent there; null when nothing is. */
export async function exportSubscription({ drizzle }: Reading, email: string) {
  const [kept] = await drizzle
    .select()
    .from(newsletterSubscribers)
    .where(eq(newsletterSubscribers.email, email))
  if (!kept) return null
  const letters = await drizzle
    .select({ subject: newsletterIssues.subject, at: newsletterLetters.createdAt })
    .from(newsletterLetters)
    .innerJoin(newsletterIssues, eq(newsletterIssues.id, newsletterLetters.issueId))
    .where(eq(newsletterLetters.subscriberId, kept.id))
    .orderBy(asc(newsletterLetters.createdAt))
  return {
    consentVersion: kept.consentVersion,
    askedAt: kept.askedAt.toISOString(),
    confirmedAt: kept.confirmedAt.toISOString(),
    unsubscribedAt: kept.unsubscribedAt?.toISOString() ?? null,
    sent: letters.map(({ subject, at }) => ({ subject, at: at.toISOString() })),
  }
}

/** Whether the newsletter still goes to an address. */
export async function isSubscribed({ drizzle }: Reading, email: string): Promise<boolean> {
  const { unsubscribedAt } = newsletterSubscribers
  const isTheirs = and(eq(newsletterSubscribers.email, email), isNull(unsubscribedAt))
  return (await drizzle.$count(newsletterSubscribers, isTheirs)) > 0
}

/** The issue of a subject, whatever its text; undefined when none has been begun. */
export async function readIssueBySubject({ drizzle }: Reading, subject: string) {
  const [issue] = await drizzle
    .select()
    .from(newsletterIssues)
    .where(eq(newsletterIssues.subject, subject))
  return issue
}

/** Who is still to get an issue: everybody who had confirmed when it was begun, and has no letter of it. */
export function isWaitingFor({ id, createdAt }: { id: number; createdAt: Date }) {
  const hasNone = sql`not exists (
    select 1 from ${newsletterLetters}
    where ${newsletterLetters.subscriberId} = ${newsletterSubscribers.id}
      and ${newsletterLetters.issueId} = ${id})`
  return and(hadConfirmed(createdAt), hasNone)
}

/** Who has confirmed by then and has not ended it since. */
const hadConfirmed = (by: Date) =>
  and(isNull(newsletterSubscribers.unsubscribedAt), lte(newsletterSubscribers.confirmedAt, by))

/** How many an issue is still to be sent to; one that has not been begun goes to every subscriber. */
export function countWaiting(
  { drizzle }: Reading,
  issue: { id: number; createdAt: Date } | undefined,
  now: Date,
): Promise<number> {
  return drizzle.$count(newsletterSubscribers, issue ? isWaitingFor(issue) : hadConfirmed(now))
}
