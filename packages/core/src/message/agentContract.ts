import { z } from 'zod'
import {
  clientId,
  conversationStanding,
  markReadInput,
  messageId,
  messageText,
  propertyId,
  threadInput,
} from './contract.ts'
import { senderFields } from './sender.ts'

/** With whom: the address that `agent.messages.list` names. */
const { email } = senderFields

/** An agent's conversation with one seeker about one home. */
export const agentConversationSchema = z.object({
  ...conversationStanding,
  /** Of the home. */
  address: z.string(),
  name: z.string(),
  /** Where the seeker reads mail now; of a deleted account, an address that leads nowhere. */
  email: z.string(),
  phone: z.string(),
  /** Whether replies reach the seeker in Hearth; guests get them by e-mail at once. */
  hasAccount: z.boolean(),
})
export type AgentConversation = z.infer<typeof agentConversationSchema>

export const agentConversationsInput = z.object({
  /** Words, each of which is in a message, or in the name or an address of the seeker or the home. */
  query: z.string().trim().max(200, 'Search for at most 200 characters.').optional(),
  /** Whether to leave out what has nothing unread. */
  unread: z.boolean().default(false),
  /** Of one home alone. */
  propertyId: propertyId.optional(),
  cursor: messageId.optional(),
  limit: z.number().int().min(1).max(100).default(24),
})
export type AgentConversationsInput = z.output<typeof agentConversationsInput>
export const agentConversationsOutput = z.object({
  /** The newest first. */
  items: z.array(agentConversationSchema),
  /** How many there are in all. */
  total: z.number().int(),
  /** Null: there are no older ones. */
  nextCursor: z.number().int().nullable(),
})

export const agentThreadInput = threadInput.extend({ email })
export const agentReplyInput = z.object({ propertyId, email, text: messageText, clientId })
export const agentMarkReadInput = markReadInput.extend({ email })
