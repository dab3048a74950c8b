import type { Config } from './config.ts'

/** Gets enquiries while mail goes nowhere but the mailbox page. */
const MAILBOX_RECIPIENT = 'enquiries@hearth.example'

/** The address that visitors use, without a slash at its end: links in e-mails begin with it. */
export function publicUrlOf(config: Config): string {
  return (config.PUBLIC_URL ?? ownAddress(config)).replace(/\/+$/, '')
}

/** Who gets every enquiry beside the agent of the home; null: nobody. */
export function enquiryRecipientOf(config: Config): string | null {
  const isMailKept = !config.SMTP_URL && !config.EMAILJS_PUBLIC_KEY
  return config.ENQUIRY_RECIPIENT ?? (isMailKept ? MAILBOX_RECIPIENT : null)
}

/** Where the server itself is reached, from its own machine where it listens everywhere. */
function ownAddress({ HOST, PORT }: Config): string {
  const isEverywhere = HOST === '0.0.0.0' || HOST === '::'
  const host = isEverywhere ? 'localhost' : HOST
  return `http://${host.includes(':') ? `[${host}]` : host}:${PORT}`
}
