import type { EmailCalendar } from '@hearth/core/mail/contract.ts'

/** One e-mail on its way out. */
export interface OutgoingEmail {
  /** The Message-ID without its brackets: the same at every attempt. */
  messageId: string
  to: string
  replyTo: string | null
  subject: string
  html: string
  text: string
  /** For services that fill in a template of their own (S1 section 7.8). */
  params: Readonly<Record<string, string>>
  /** Where a POST ends e-mails of this sort (RFC 8058). */
  unsubscribeUrl?: string | null
  /** A calendar entry that goes with it, where the service can carry one. */
  calendar?: EmailCalendar | null
}

/** Something that takes e-mails away. */
export interface Mailer {
  kind: 'mailbox' | 'smtp' | 'emailjs'
  /** Resolves once the e-mail is accepted; throws an error that may be logged and shown otherwise. */
  send(email: OutgoingEmail): Promise<void>
  close(): Promise<void>
}
