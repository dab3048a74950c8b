import { z } from 'zod'

/** What an e-mail is for, and who gets it. */
export const EMAIL_KINDS = [
  'contact.agent',
  'contact.sender',
  'viewing.agent',
  'viewing.sender',
  'reply.sender',
  'message.agent',
  'message.seeker',
  'viewing.change.agent',
  'viewing.change.seeker',
  'account.confirm',
  'account.exists',
  'account.reset',
  'account.changeEmail',
  'account.changed',
  'search.alert',
  'newsletter.confirm',
  'newsletter.exists',
  'newsletter.issue',
] as const
export type EmailKind = (typeof EMAIL_KINDS)[number]

export const EMAIL_STATES = ['queued', 'sending', 'sent', 'failed'] as const

/** An .ics file (RFC 5545) and its METHOD. */
const emailCalendarSchema = z.object({
  method: z.enum(['REQUEST', 'CANCEL']),
  content: z.string(),
})
export type EmailCalendar = z.infer<typeof emailCalendarSchema>

export type EmailState = (typeof EMAIL_STATES)[number]

/** One line of the development mailbox. */
export const mailboxEntrySchema = z.object({
  id: z.number().int(),
  kind: z.enum(EMAIL_KINDS),
  toAddress: z.string(),
  subject: z.string(),
  state: z.enum(EMAIL_STATES),
  createdAt: z.string(),
})
export type MailboxEntry = z.infer<typeof mailboxEntrySchema>

/** One e-mail as it went out. */
export const mailboxEmailSchema = mailboxEntrySchema.extend({
  messageId: z.string(),
  replyTo: z.string().nullable(),
  html: z.string(),
  text: z.string(),
  calendar: emailCalendarSchema.nullable(),
  /** What its header offers to mail programs. */
  unsubscribeUrl: z.string().nullable(),
  reason: z.string().nullable(),
  sentAt: z.string().nullable(),
})
export type MailboxEmail = z.infer<typeof mailboxEmailSchema>

/** The newest first, up to 100. */
export const mailboxOutput = z.array(mailboxEntrySchema)
export const mailboxEmailInput = z.object({ id: z.number().int().positive() })
