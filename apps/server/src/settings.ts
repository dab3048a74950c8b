import {
  ACCOUNT_LIMITS,
  ENQUIRY_LIMITS,
  NEWSLETTER_LIMITS,
  type Settings,
} from '@hearth/backend/settings.ts'
import { enquiryRecipientOf, publicUrlOf } from '@hearth/config/addresses.ts'
import type { Config } from '@hearth/config/config.ts'
import { hasDemoAccounts, hasMailbox } from '@hearth/config/development.ts'
import { siteConfigOf } from '@hearth/config/site.ts'

/** What the environment says about how procedures behave. */
export function settingsOf(config: Config): Settings {
  return {
    publicUrl: publicUrlOf(config),
    enquiryRecipient: enquiryRecipientOf(config),
    hasMailbox: hasMailbox(config),
    hasDemoAccounts: hasDemoAccounts(config),
    maps: {
      apiKey: config.GOOGLE_MAPS_API_KEY ?? null,
      styleUrl: config.MAP_STYLE_URL ?? null,
    },
    site: siteConfigOf(config),
    enquiryLimits: ENQUIRY_LIMITS,
    accountLimits: ACCOUNT_LIMITS,
    newsletterLimits: NEWSLETTER_LIMITS,
  }
}
