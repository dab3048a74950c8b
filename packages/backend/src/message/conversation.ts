import type { UserId } from '@hearth/core/account/ids.ts'
import type { Message, MessageSide } from '@hearth/core/message/contract.ts'
import type { Transaction } from '@hearth/db/client.ts'
import { messages } from '@hearth/db/schema/message.ts'
import { and, eq, isNull, type SQL } from 'drizzle-orm'

/** One conversation: about one home, with one account or with the address of one guest. */
export interface ConversationKey {
  propertyId: number
  /** The seeker's account; null: a guest. */
  userId: UserId | null
  /** The guest's address; not looked at for an account. */
  email: string
}

/** Whether a message belongs to a conversation. */
export function isIn({ propertyId, userId, email }: ConversationKey): SQL | undefined {
  const withSeeker =
    userId === null
      ? and(isNull(messages.userId), eq(messages.email, email))
      : eq(messages.userId, userId)
  return and(eq(messages.propertyId, propertyId), withSeeker)
}

/** Whether a message was written by this side. */
export const isFrom = (side: MessageSide): SQL => eq(messages.isAgentReply, side === 'agent')

/** Whether the other side, for whom it is, has not seen a message of this side. */
export const isUnreadFrom = (side: MessageSide): SQL | undefined =>
  and(isFrom(side), isNull(messages.readAt))

export const otherSide = (side: MessageSide): MessageSide => (side === 'agent' ? 'seeker' : 'agent')

/** The columns that a message is shown with. */
export const MESSAGE_COLUMNS = {
  id: messages.id,
  isAgentReply: messages.isAgentReply,
  text: messages.text,
  createdAt: messages.createdAt,
}

type Row = Pick<typeof messages.$inferSelect, keyof typeof MESSAGE_COLUMNS>

/** A message as the pages show it. */
export const toMessage = ({ id, isAgentReply, text, createdAt }: Row): Message => ({
  id,
  from: isAgentReply ? 'agent' : 'seeker',
  text,
  createdAt: createdAt.toISOString(),
})

export async function insertMessage(
  tx: Transaction,
  row: typeof messages.$inferInsert,
): Promise<Message> {
  const [stored] = await tx.insert(messages).values(row).returning(MESSAGE_COLUMNS)
  if (!stored) throw new Error('The message was not stored')
  return toMessage(stored)
}
