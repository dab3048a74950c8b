import { createTransport } from 'nodemailer'
import type { Mailer } from './mailer.ts'

export interface SmtpOptions {
  /** smtp://user:password@host:587, or smtps:// */
  url: string
  /** "Hearth <hello@hearth.example>" */
  from: string
}

const TIMEOUTS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 }

/** Whether the server takes the connection and the password. Throws when it does not; sends nothing. */
export async function verifySmtp(url: string): Promise<void> {
  const transport = createTransport({ url, ...TIMEOUTS })
  try {
    await transport.verify()
  } finally {
    transport.close()
  }
}

/** Sends by SMTP, over a few connections that are kept open. */
export function createSmtpMailer({ url, from }: SmtpOptions): Mailer {
  const transport = createTransport({ url, pool: true, maxConnections: 4, ...TIMEOUTS }, { from })
  return {
    kind: 'smtp',
    async send({ messageId, to, replyTo, subject, html, text, calendar, unsubscribeUrl }) {
      await transport.sendMail({
        messageId: `<${messageId}>`,
        // An address and not a text: nothing in it is read as a list or as a header.
        to: { name: '', address: to },
        ...(replyTo !== null && { replyTo: { name: '', address: replyTo } }),
        subject,
        html,
        text,
        ...(calendar && { icalEvent: { ...calendar, filename: 'viewing.ics' } }),
        ...(unsubscribeUrl && oneClick(unsubscribeUrl)),
        disableFileAccess: true,
        disableUrlAccess: true,
      })
    },
    close: async () => transport.close(),
  }
}

/** The headers by which a mail program offers to end such e-mails, with one press of a button of its own. */
const oneClick = (url: string) => ({
  list: { unsubscribe: { url } },
  headers: { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
})
