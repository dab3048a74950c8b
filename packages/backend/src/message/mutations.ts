import type { UserId } from '@hearth/core/account/ids.ts'
import { AppError } from '@hearth/core/error.ts'
import type { contactInput, contactOutput } from '@hearth/core/message/contract.ts'
import type { Transaction } from '@hearth/db/client.ts'
import { messages } from '@hearth/db/schema/message.ts'
import { and, desc, eq, gt, isNull } from 'drizzle-orm'
import type { z } from 'zod'
import { readEnquiredHome } from '../enquiry/data.ts'
import { fingerprintOf, mailToAgents, waitForEqualSubmissions } from '../enquiry/mutations.ts'
import { enquiryCounts } from '../enquiry/policy.ts'
import { storeEmail } from '../mail/mutations.ts'
import { countAccepted } from '../throttle/mutations.ts'
import type { Context } from '../trpc.ts'
import { contactForAgent, contactReceipt, replyForSeeker } from './emails.ts'

/** Within this long, the same words from the same person are the same message. */
const SAME_MESSAGE_MS = 24 * 3_600_000

type Writing = Pick<Context, 'db' | 'settings' | 'clientAddress' | 'now'>

/**
 * Stores a message about a home with its e-mails, in one transaction. A repeated submission stores
 * nothing and answers the id of the first. Throws notFound and rateLimited.
 */
export function storeContact(
  { db, settings, clientAddress, now }: Writing,
  contact: z.output<typeof contactInput>,
): Promise<z.output<typeof contactOutput>> {
  const { propertyId, name, email, phone, message } = contact
  const fingerprint = fingerprintOf(propertyId, email, name, phone, message)
  return db.drizzle.transaction(async (tx) => {
    await waitForEqualSubmissions(tx, fingerprint)
    const earlier = await findEqual(tx, fingerprint, now)
    if (earlier !== undefined) return { success: true, id: earlier }
    const home = await readEnquiredHome(tx, propertyId)
    await countAccepted(tx, enquiryCounts(settings, { clientAddress, email }), now)
    const id = await insert(tx, { ...contact, text: message, fingerprint, createdAt: now })
    await mailToAgents(tx, settings, home, (to) =>
      contactForAgent(to, contact, home, settings.publicUrl),
    )
    await storeEmail(tx, contactReceipt(contact, home, settings.publicUrl))
    return { success: true, id }
  })
}

async function findEqual(tx: Transaction, fingerprint: string, now: Date) {
  const since = new Date(now.getTime() - SAME_MESSAGE_MS)
  const [row] = await tx
    .select({ id: messages.id })
    .from(messages)
    .where(and(eq(messages.fingerprint, fingerprint), gt(messages.createdAt, since)))
    .limit(1)
  return row?.id
}

async function insert(tx: Transaction, row: typeof messages.$inferInsert): Promise<number> {
  const [stored] = await tx.insert(messages).values(row).returning({ id: messages.id })
  if (!stored) throw new Error('The message was not stored')
  return stored.id
}

/**
 * Stores an agent's answer to somebody who wrote about a home, and sends it to them in full. Who may
 * answer is decided by the caller. Throws notFound when nobody with that address wrote about the home.
 */
export function storeReply(
  { db, settings, now }: Pick<Context, 'db' | 'settings' | 'now'>,
  reply: { propertyId: number; email: string; text: string },
): Promise<{ id: number }> {
  const { propertyId, text } = reply
  const email = reply.email.toLowerCase()
  return db.drizzle.transaction(async (tx) => {
    const home = await readEnquiredHome(tx, propertyId)
    const [seeker] = await tx
      .select({ name: messages.name, phone: messages.phone })
      .from(messages)
      .where(and(eq(messages.propertyId, propertyId), eq(messages.email, email)))
      .orderBy(desc(messages.createdAt), desc(messages.id))
      .limit(1)
    if (!seeker) throw new AppError('notFound')
    const row = { ...seeker, propertyId, email, text, isAgentReply: true, createdAt: now }
    const id = await insert(tx, row)
    const contact = { ...seeker, email, message: text }
    await storeEmail(tx, replyForSeeker(contact, home, settings.publicUrl))
    return { id }
  })
}

/** Gives an account what a guest wrote with its address. */
export async function adoptMessages(tx: Transaction, userId: UserId, email: string) {
  await tx
    .update(messages)
    .set({ userId })
    .where(and(eq(messages.email, email), isNull(messages.userId)))
}

/** Takes the person out of what they wrote: agents keep the texts. */
export async function forgetSender(tx: Transaction, userId: UserId) {
  await tx
    .update(messages)
    .set({
      name: 'Former member',
      email: `removed-${userId}@hearth.invalid`,
      phone: '',
      fingerprint: null,
      userId: null,
    })
    .where(eq(messages.userId, userId))
}
