import type { Mailer } from './mailer.ts'

/** Sends nothing anywhere: mail stays where it is stored, for the development mailbox to show. */
export function createMailboxMailer(): Mailer {
  return { kind: 'mailbox', send: async () => undefined, close: async () => undefined }
}
