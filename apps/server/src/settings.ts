import { ACCOUNT_LIMITS, ENQUIRY_LIMITS, type Settings } from '@hearth/backend/settings.ts'
import { enquiryRecipientOf, publicUrlOf } from '@hearth/config/addresses.ts'
import type { Config } from '@hearth/config/config.ts'
import { isLoopback } from '@hearth/config/loopback.ts'

/** What the environment says about how procedures behave. */
export function settingsOf(config: Config): Settings {
  return {
    publicUrl: publicUrlOf(config),
    enquiryRecipient: enquiryRecipientOf(config),
    hasMailbox: config.MAILBOX ? config.MAILBOX === 'on' : isLoopback(config.HOST),
    hasDemoAccounts: hasDemoAccounts(config),
    maps: {
      apiKey: config.GOOGLE_MAPS_API_KEY ?? null,
      styleUrl: config.MAP_STYLE_URL ?? null,
    },
    enquiryLimits: ENQUIRY_LIMITS,
    accountLimits: ACCOUNT_LIMITS,
  }
}

/** Everybody knows their password: unless told otherwise they exist only where nobody else gets to. */
export function hasDemoAccounts({ DEMO_ACCOUNTS, HOST }: Config): boolean {
  return DEMO_ACCOUNTS ? DEMO_ACCOUNTS === 'on' : isLoopback(HOST)
}
