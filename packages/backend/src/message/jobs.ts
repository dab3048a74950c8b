import type { UserId } from '@hearth/core/account/ids.ts'
import { leadsNowhere, NOWHERE } from '@hearth/core/message/formerMember.ts'
import { remindedBefore } from '@hearth/core/message/reminder.ts'
import type { Transaction } from '@hearth/db/client.ts'
import { users } from '@hearth/db/schema/account.ts'
import { messages } from '@hearth/db/schema/message.ts'
import { and, eq, isNotNull, isNull, like, lte, or } from 'drizzle-orm'
import { readKnownHome } from '../enquiry/data.ts'
import { mailToAgents } from '../enquiry/mutations.ts'
import type { Handler, JobContext } from '../jobHandler.ts'
import { storeEmail } from '../mail/mutations.ts'
import { type ConversationKey, isFrom, isIn } from './conversation.ts'
import { unreadForAgent, unreadForSeeker } from './reminderEmails.ts'

/** What guests write and get is mailed at once; of theirs nothing waits to be told. */
const isMembers = or(
  isNotNull(messages.userId),
  and(isFrom('seeker'), like(messages.email, `%${NOWHERE}`)),
)

/** Unread so long that the other side is to be told by e-mail. */
const isDue = (now: Date) =>
  and(
    isNull(messages.readAt),
    isNull(messages.mailedAt),
    lte(messages.createdAt, remindedBefore(now)),
  )

/** Tells people by e-mail of messages that they have not read for five minutes, once for each message. */
export const remind: Handler<'message.remind'> = async (context) => {
  const { propertyId, userId, email, isAgentReply } = messages
  const due = await context.db.drizzle
    .selectDistinct({ propertyId, userId, email, isAgentReply })
    .from(messages)
    .where(and(isDue(context.now), isMembers))
  for (const { isAgentReply, ...key } of due) {
    await context.db.drizzle.transaction((tx) =>
      isAgentReply ? remindSeeker(tx, context, key) : remindAgent(tx, context, key),
    )
  }
}

/** Marks what is due as told, and answers it. Who comes second, or too late, finds nothing. */
async function takeDue(tx: Transaction, key: ConversationKey, from: 'seeker' | 'agent', now: Date) {
  const taken = await tx
    .update(messages)
    .set({ mailedAt: now })
    .where(and(isIn(key), isFrom(from), isDue(now)))
    .returning()
  return taken.toSorted((a, b) => a.id - b.id)
}

async function remindSeeker(tx: Transaction, { settings, now }: JobContext, key: ConversationKey) {
  const due = await takeDue(tx, key, 'agent', now)
  const member = key.userId === null ? null : await readMember(tx, key.userId)
  if (due.length === 0 || !member) return
  const home = await readKnownHome(tx, key.propertyId)
  const texts = due.map(({ text }) => text)
  const { publicUrl } = settings
  const told = unreadForSeeker({ ...member, phone: '', texts, home, publicUrl })
  await storeEmail(tx, told, settings)
}

async function remindAgent(tx: Transaction, { settings, now }: JobContext, key: ConversationKey) {
  const due = await takeDue(tx, key, 'seeker', now)
  const newest = due.at(-1)
  if (!newest) return
  const member = key.userId === null ? null : await readMember(tx, key.userId)
  const { name, email, phone } = { ...newest, ...member }
  const home = await readKnownHome(tx, key.propertyId)
  const texts = due.map(({ text }) => text)
  const unread = { name, email, phone, texts, home, publicUrl: settings.publicUrl }
  await mailToAgents(tx, settings, home, (to) => unreadForAgent(to, unread, !leadsNowhere(email)))
}

/** How a member is called and where they read mail now. */
async function readMember(tx: Transaction, userId: UserId) {
  const [member] = await tx
    .select({ name: users.name, email: users.email })
    .from(users)
    .where(eq(users.id, userId))
  return member ?? null
}
