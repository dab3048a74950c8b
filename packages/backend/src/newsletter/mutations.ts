import { AppError } from '@hearth/core/error.ts'
import { CONSENT_VERSION } from '@hearth/core/newsletter/contract.ts'
import { RETENTION } from '@hearth/core/site/retention.ts'
import type { Transaction } from '@hearth/db/client.ts'
import {
  newsletterLetters,
  newsletterRequests,
  newsletterSubscribers,
} from '@hearth/db/schema/newsletter.ts'
import { and, eq, gt, isNull } from 'drizzle-orm'
import { addJob } from '../job/mutations.ts'
import { withdrawEmails } from '../mail/mutations.ts'
import { countAccepted } from '../throttle/mutations.ts'
import { hashOfToken } from '../tokens.ts'
import type { Context } from '../trpc.ts'
import { subscriptionCounts } from './policy.ts'

const HOUR_MS = 3_600_000

/**
 * Takes the wish for the newsletter, for whatever address. What is answered, and how long it takes, is the
 * same whether or not the address is known: the worker finds out, and writes there. Throws rateLimited.
 */
export async function subscribe(
  ctx: Pick<Context, 'db' | 'settings' | 'clientAddress' | 'now'>,
  { email }: { email: string },
): Promise<{ accepted: true }> {
  const { db, now } = ctx
  await db.drizzle.transaction(async (tx) => {
    await countAccepted(tx, subscriptionCounts(ctx, email), now)
    const expiresAt = new Date(now.getTime() + RETENTION.newsletterLinkHours * HOUR_MS)
    const wish = { email, consentVersion: CONSENT_VERSION, askedAt: now, expiresAt }
    const [stored] = await tx
      .insert(newsletterRequests)
      .values(wish)
      .returning({ id: newsletterRequests.id })
    if (!stored) throw new Error('The wish was not stored')
    await addJob(tx, 'newsletter.answer', { requestId: stored.id })
  })
  return { accepted: true }
}

/**
 * Begins to send the newsletter to an address whose owner has pressed the button of the link. It also
 * begins again for those who had ended it. Throws linkInvalid for a link that is unknown, used or too old.
 */
export function confirmSubscription(
  { db, now }: Pick<Context, 'db' | 'now'>,
  token: string,
): Promise<{ email: string }> {
  return db.drizzle.transaction(async (tx) => {
    const { email, consentVersion, askedAt } = await takeRequest(tx, token, now)
    const consent = { consentVersion, askedAt, confirmedAt: now, unsubscribedAt: null }
    await tx
      .insert(newsletterSubscribers)
      .values({ email, ...consent })
      .onConflictDoUpdate({ target: newsletterSubscribers.email, set: consent })
    // Whoever asked twice has confirmed once, and needs no other link.
    await tx.delete(newsletterRequests).where(eq(newsletterRequests.email, email))
    return { email }
  })
}

async function takeRequest(tx: Transaction, token: string, now: Date) {
  const { tokenHash, expiresAt } = newsletterRequests
  const [request] = await tx
    .delete(newsletterRequests)
    .where(and(eq(tokenHash, hashOfToken(token)), gt(expiresAt, now)))
    .returning()
  if (!request) throw new AppError('linkInvalid')
  return request
}

/**
 * Ends the newsletter for whoever a letter was written to, by its link. Ending it again changes
 * nothing. Throws notFound for an unknown link.
 */
export function endSubscription(
  { db, now }: Pick<Context, 'db' | 'now'>,
  token: string,
): Promise<{ success: true }> {
  return db.drizzle.transaction(async (tx) => {
    const [letter] = await tx
      .select({ subscriberId: newsletterLetters.subscriberId })
      .from(newsletterLetters)
      .where(eq(newsletterLetters.tokenHash, hashOfToken(token)))
    if (!letter) throw new AppError('notFound')
    const { id, unsubscribedAt } = newsletterSubscribers
    await tx
      .update(newsletterSubscribers)
      .set({ unsubscribedAt: now })
      .where(and(eq(id, letter.subscriberId), isNull(unsubscribedAt)))
    return { success: true } as const
  })
}

/**
 * Forgets an address, with the proof that it was subscribed and what is still to leave: its owner has deleted
 * their account.
 */
export async function forgetSubscriber(tx: Transaction, email: string): Promise<void> {
  await tx.delete(newsletterRequests).where(eq(newsletterRequests.email, email))
  // The subscriber first: whoever writes letters at this moment is waited for.
  await tx.delete(newsletterSubscribers).where(eq(newsletterSubscribers.email, email))
  const kinds = ['newsletter.confirm', 'newsletter.exists', 'newsletter.issue'] as const
  await withdrawEmails(tx, email, kinds)
}
