import type { Transaction } from '@hearth/db/client.ts'
import {
  newsletterLetters,
  newsletterRequests,
  newsletterSubscribers,
} from '@hearth/db/schema/newsletter.ts'
import { and, eq, gt, isNull } from 'drizzle-orm'
import type { Handler } from '../jobHandler.ts'
import { storeEmail } from '../mail/mutations.ts'
import { hashOfToken, newToken } from '../tokens.ts'
import { confirmation, subscribedAlready } from './emails.ts'

export { sendIssue } from './sendIssue.ts'

const DAY_MS = 86_400_000

/**
 * Answers the wish for the newsletter by mail: with a link to confirm it, or, to those who get it already, with
 * a note that says so, at most one a day. Nothing happens for a wish that was answered or has expired.
 */
export const answerRequest: Handler<'newsletter.answer'> = async (context, { requestId }) => {
  const { db, settings, now } = context
  const one = eq(newsletterRequests.id, requestId)
  await db.drizzle.transaction(async (tx) => {
    const [request] = await tx
      .select()
      .from(newsletterRequests)
      .where(and(one, isNull(newsletterRequests.tokenHash), gt(newsletterRequests.expiresAt, now)))
      .for('update')
    if (!request) return
    const { email } = request
    const token = newToken()
    const tokenHash = hashOfToken(token)
    const subscriber = await holdSubscriber(tx, email)
    if (!subscriber) {
      await tx.update(newsletterRequests).set({ tokenHash }).where(one)
      await storeEmail(tx, confirmation(email, token, settings), settings)
      return
    }
    await tx.delete(newsletterRequests).where(one)
    if (await wasToldLately(tx, subscriber.id, now)) return
    const note = { tokenHash, subscriberId: subscriber.id, createdAt: now }
    await tx.insert(newsletterLetters).values(note)
    await storeEmail(tx, subscribedAlready(email, token, settings), settings)
  })
}

/** Who gets the newsletter at an address; nobody ends it meanwhile. */
async function holdSubscriber(tx: Transaction, email: string) {
  const { id, unsubscribedAt } = newsletterSubscribers
  const [subscriber] = await tx
    .select({ id })
    .from(newsletterSubscribers)
    .where(and(eq(newsletterSubscribers.email, email), isNull(unsubscribedAt)))
    .for('update')
  return subscriber
}

async function wasToldLately(tx: Transaction, subscriberId: number, now: Date): Promise<boolean> {
  const since = new Date(now.getTime() - DAY_MS)
  const isNote = and(
    eq(newsletterLetters.subscriberId, subscriberId),
    isNull(newsletterLetters.issueId),
    gt(newsletterLetters.createdAt, since),
  )
  return (await tx.$count(newsletterLetters, isNote)) > 0
}
