import { ENQUIRY_LIMITS, type Settings } from '@hearth/backend/settings.ts'
import type { Config } from '@hearth/config/config.ts'
import { isLoopback } from '@hearth/config/loopback.ts'

/** Gets enquiries while mail goes nowhere but the mailbox page. */
const MAILBOX_RECIPIENT = 'enquiries@hearth.example'

/** What the environment says about how procedures behave. */
export function settingsOf(config: Config): Settings {
  const isMailKept = !config.SMTP_URL && !config.EMAILJS_PUBLIC_KEY
  const publicUrl = config.PUBLIC_URL ?? ownAddress(config)
  return {
    publicUrl: publicUrl.replace(/\/+$/, ''),
    enquiryRecipient: config.ENQUIRY_RECIPIENT ?? (isMailKept ? MAILBOX_RECIPIENT : null),
    hasMailbox: config.MAILBOX ? config.MAILBOX === 'on' : isLoopback(config.HOST),
    maps: {
      apiKey: config.GOOGLE_MAPS_API_KEY ?? null,
      styleUrl: config.MAP_STYLE_URL ?? null,
    },
    enquiryLimits: ENQUIRY_LIMITS,
  }
}

/** Where the server itself is reached, from its own machine where it listens everywhere. */
function ownAddress({ HOST, PORT }: Config): string {
  const isEverywhere = HOST === '0.0.0.0' || HOST === '::'
  const host = isEverywhere ? 'localhost' : HOST
  return `http://${host.includes(':') ? `[${host}]` : host}:${PORT}`
}
