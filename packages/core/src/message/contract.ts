import { z } from 'zod'
import { senderFields } from './sender.ts'
import { isVisible, tidyLines } from './typedText.ts'

export const propertyId = z
  .number('Say which home this is about.')
  .int()
  .positive()
  .max(2_147_483_647)

export const MESSAGE_MAX = 4000

export const messageText = z
  .string('Enter your message.')
  .overwrite(tidyLines)
  .max(MESSAGE_MAX, 'Your message can have at most 4,000 characters.')
  .refine(isVisible, 'Enter your message.')

/** What the contact dialog asks for. */
export const contactForm = z.object({ ...senderFields, message: messageText })
export type ContactForm = z.infer<typeof contactForm>

/** Beside the form, the listing that it is about. */
export const contactInput = contactForm.extend({ propertyId })
/** A repeated submission answers the id of the first. */
export const contactOutput = z.object({ success: z.literal(true), id: z.number().int() })

/** The two sides of a conversation. */
export const MESSAGE_SIDES = ['seeker', 'agent'] as const
export type MessageSide = (typeof MESSAGE_SIDES)[number]

/** One message of a conversation; instants are ISO strings. */
export const messageSchema = z.object({
  id: z.number().int(),
  from: z.enum(MESSAGE_SIDES),
  text: z.string(),
  createdAt: z.string(),
})
export type Message = z.infer<typeof messageSchema>

/** How a conversation stands, for whoever reads it. */
export const conversationStanding = {
  propertyId: z.number().int(),
  title: z.string(),
  /** The home's first picture. */
  image: z.string().nullable(),
  /** How many messages it has, of both sides. */
  count: z.number().int(),
  /** How many of the other side's are not read yet. */
  unread: z.number().int(),
  lastText: z.string(),
  lastFrom: z.enum(MESSAGE_SIDES),
  lastAt: z.string(),
}

/** A seeker's conversation with the agent of one home. */
export const conversationSchema = z.object({
  ...conversationStanding,
  agentCompany: z.string().nullable(),
  agentEmail: z.string().nullable(),
})
export type Conversation = z.infer<typeof conversationSchema>
/** The newest first. */
export const conversationsOutput = z.array(conversationSchema)

export const messageId = z.number().int().positive().max(2_147_483_647)

/** Without a cursor the newest messages, with one those before it. */
export const threadInput = z.object({ propertyId, cursor: messageId.optional() })
export const threadOutput = z.object({
  /** The oldest first. */
  messages: z.array(messageSchema),
  /** Null: there are none before these. */
  nextCursor: z.number().int().nullable(),
})
export type Thread = z.infer<typeof threadOutput>

/** The browser's own name for a submission: repeated, it is stored once. */
export const clientId = z
  .string()
  .regex(/^[\w-]{8,64}$/)
  .optional()

export const sendInput = z.object({ propertyId, text: messageText, clientId })

/** What was seen: everything up to a message, or all that there is. */
export const markReadInput = z.object({ propertyId, upTo: messageId.optional() })
export const markReadOutput = z.object({ marked: z.number().int() })

export const unreadOutput = z.object({
  /** Messages of agents to whoever asks. */
  count: z.number().int(),
  /** Messages of seekers about the homes of the company that they act for; 0 for those who act for none. */
  asAgent: z.number().int(),
})
