import type { UserId } from '@hearth/core/account/ids.ts'
import { AppError } from '@hearth/core/error.ts'
import type { Message, MessageSide } from '@hearth/core/message/contract.ts'
import { FORMER_MEMBER, formerAddress, leadsNowhere } from '@hearth/core/message/formerMember.ts'
import type { Transaction } from '@hearth/db/client.ts'
import { messages } from '@hearth/db/schema/message.ts'
import { and, desc, eq, isNull, lte, sql } from 'drizzle-orm'
import type { Actor } from '../account/data.ts'
import { readKnownHome } from '../enquiry/data.ts'
import { arrivalAt, fingerprintOf } from '../enquiry/mutations.ts'
import { enquiryCounts } from '../enquiry/policy.ts'
import { storeEmail } from '../mail/mutations.ts'
import { countAccepted } from '../throttle/mutations.ts'
import type { Context } from '../trpc.ts'
import {
  type ConversationKey,
  insertMessage,
  isIn,
  isUnreadFrom,
  otherSide,
} from './conversation.ts'
import { readSeeker } from './data.ts'
import { replyForSeeker } from './emails.ts'
import { onlyOnce } from './onlyOnce.ts'

/** What is written in a conversation that exists. */
export interface Writing {
  propertyId: number
  text: string
  /** The browser's own name for this submission. */
  clientId?: string | undefined
}

const fingerprintFor = (by: string, { propertyId, clientId }: Writing) =>
  clientId === undefined ? null : fingerprintOf(by, propertyId, clientId)

/**
 * Stores what a member writes to the agent of a home. The agent is told by e-mail if it stays unread.
 * Throws notFound where the member has no conversation, and rateLimited.
 */
export function storeSent(
  context: Pick<Context, 'db' | 'settings' | 'clientAddress' | 'now'>,
  { userId, name, email }: Actor,
  writing: Writing,
): Promise<Message> {
  const { db, settings, clientAddress, now } = context
  const { propertyId, text } = writing
  const fingerprint = fingerprintFor(`seeker ${userId}`, writing)
  return db.drizzle.transaction(async (tx) => {
    const key = { propertyId, userId, email }
    const phone = await readPhone(tx, key)
    return onlyOnce(tx, fingerprint, now, async () => {
      await countAccepted(tx, enquiryCounts(settings, { clientAddress, email }), now)
      await markReadIn(tx, key, 'seeker', undefined, now)
      const createdAt = await arrivalAt(tx, propertyId, now)
      return insertMessage(tx, { ...key, name, phone, text, fingerprint, createdAt })
    })
  })
}

async function readPhone(tx: Transaction, key: ConversationKey): Promise<string> {
  const [newest] = await tx
    .select({ phone: messages.phone })
    .from(messages)
    .where(isIn(key))
    .orderBy(desc(messages.createdAt), desc(messages.id))
    .limit(1)
  if (!newest) throw new AppError('notFound')
  return newest.phone
}

/**
 * Stores an agent's answer to somebody who wrote about a home. A guest gets it by e-mail at once, a
 * member only if it stays unread. Who may answer is decided by the caller. Throws notFound when nobody
 * with that address wrote about the home, or not any more.
 */
export function storeReply(
  { db, settings, now }: Pick<Context, 'db' | 'settings' | 'now'>,
  reply: Writing & { email: string },
): Promise<Message> {
  const { propertyId, text } = reply
  const address = reply.email.toLowerCase()
  const fingerprint = fingerprintFor(`agent to ${address}`, reply)
  return db.drizzle.transaction(async (tx) => {
    const seeker = await readSeeker(tx, propertyId, address)
    if (leadsNowhere(seeker.email)) throw new AppError('notFound')
    const isGuest = seeker.userId === null
    return onlyOnce(tx, fingerprint, now, async () => {
      await markReadIn(tx, seeker, 'agent', undefined, now)
      const told = { createdAt: now, mailedAt: isGuest ? now : null }
      const row = { ...seeker, text, isAgentReply: true, fingerprint, ...told }
      const stored = await insertMessage(tx, row)
      if (isGuest) {
        const home = await readKnownHome(tx, propertyId)
        const told = replyForSeeker({ ...seeker, message: text }, home, settings.publicUrl)
        await storeEmail(tx, told, settings)
      }
      return stored
    })
  })
}

/** Marks what the other side wrote as read, up to a message or all of it. Answers how many were not. */
export function markRead(
  { db, now }: Pick<Context, 'db' | 'now'>,
  key: ConversationKey,
  reader: MessageSide,
  upTo: number | undefined,
): Promise<number> {
  return db.drizzle.transaction((tx) => markReadIn(tx, key, reader, upTo, now))
}

async function markReadIn(
  tx: Transaction,
  key: ConversationKey,
  reader: MessageSide,
  upTo: number | undefined,
  now: Date,
): Promise<number> {
  const isSeen = upTo === undefined ? undefined : lte(messages.id, upTo)
  const marked = await tx
    .update(messages)
    .set({ readAt: now })
    .where(and(isIn(key), isUnreadFrom(otherSide(reader)), isSeen))
  return marked.count
}

/** Gives an account what a guest wrote, and was answered, with its address: all of it was mailed then. */
export async function adoptMessages(tx: Transaction, userId: UserId, email: string): Promise<void> {
  await tx
    .update(messages)
    .set({ userId, mailedAt: sql`coalesce(${messages.mailedAt}, ${messages.createdAt})` })
    .where(and(eq(messages.email, email), isNull(messages.userId)))
}

/** Takes the person out of what they wrote: agents keep the texts. Answers the addresses that were given. */
export async function forgetSender(tx: Transaction, userId: UserId): Promise<string[]> {
  const given = await tx
    .selectDistinct({ email: messages.email })
    .from(messages)
    .where(eq(messages.userId, userId))
  await tx
    .update(messages)
    .set({
      ...{ name: FORMER_MEMBER, email: formerAddress(userId), phone: '' },
      fingerprint: null,
      userId: null,
    })
    .where(eq(messages.userId, userId))
  return given.map(({ email }) => email)
}
