import type { EmailKind } from '@hearth/core/mail/contract.ts'
import type { Transaction } from '@hearth/db/client.ts'

/** A piece of an e-mail's text, from which both its HTML and its plain text are made. */
export type EmailBlock =
  | { type: 'paragraph'; text: string }
  /** What a person wrote, with its line breaks. */
  | { type: 'quote'; text: string }
  | { type: 'facts'; rows: readonly { label: string; value: string }[] }
  | { type: 'button'; label: string; url: string }

export interface NewEmail {
  kind: EmailKind
  to: string
  replyTo: string | null
  subject: string
  /** What mail programs show beside the subject. */
  preview: string
  heading: string
  blocks: readonly EmailBlock[]
  /** Every parameter of S1 section 7.8. */
  params: Record<string, string>
}

/** Stores an e-mail with the change that it tells of, and wants it delivered. Answers its id. */
export async function storeEmail(_tx: Transaction, _email: NewEmail): Promise<number> {
  throw new Error('not built yet')
}
