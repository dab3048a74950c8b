import { createEmailJsMailer, type EmailJsOptions } from './emailJsMailer.ts'
import { createMailboxMailer } from './mailboxMailer.ts'
import type { Mailer } from './mailer.ts'
import { createSmtpMailer } from './smtpMailer.ts'

export interface MailerOptions {
  from: string
  smtpUrl?: string | undefined
  emailJs?: EmailJsOptions | undefined
}

/** EmailJS where it is set, else SMTP where that is set, else the mailbox. */
export function createMailer({ from, smtpUrl, emailJs }: MailerOptions): Mailer {
  if (emailJs) return createEmailJsMailer(emailJs)
  return smtpUrl ? createSmtpMailer({ url: smtpUrl, from }) : createMailboxMailer()
}
