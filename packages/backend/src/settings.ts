import type { SiteConfig } from '@hearth/core/site/contract.ts'

/** At most so many accepted within a time. */
export interface Throttle {
  max: number
  windowSeconds: number
}

/** How many attempts are taken before somebody has to wait. */
export interface AccountLimits {
  /** Wrong passwords from one network address, for whatever accounts. */
  signInPerAddress: Throttle
  /** Wrong passwords for one account from devices that never signed in to it. */
  signInPerAccount: Throttle
  /** Wrong passwords for one account from one device that has signed in to it before. */
  signInPerDevice: Throttle
  /** Links asked for from one network address. */
  linksPerAddress: Throttle
  /** Links asked for to one e-mail address. */
  linksPerEmail: Throttle
}

/** What the environment says about how procedures and jobs behave, read by the apps. */
export interface Settings {
  /** The address that visitors use, without a slash at its end: links in e-mails begin with it. */
  publicUrl: string
  /** Gets every enquiry beside the agent of the home; null: nobody does. */
  enquiryRecipient: string | null
  /** Whether the development mailbox may be read. */
  hasMailbox: boolean
  /** Whether the demo accounts may be used. */
  hasDemoAccounts: boolean
  site: SiteConfig
  maps: { apiKey: string | null; styleUrl: string | null }
  /** How many enquiries are taken from one network address, and from one e-mail address. */
  enquiryLimits: { perAddress: Throttle; perSender: Throttle }
  accountLimits: AccountLimits
  /** How many wishes for the newsletter are taken from one network address, and for one e-mail address. */
  newsletterLimits: { perAddress: Throttle; perEmail: Throttle }
}

/** What e-mails are written with: where their links lead, who gets enquiries, and who sends them. */
export type MailSettings = Pick<Settings, 'publicUrl' | 'enquiryRecipient' | 'site'>

const HOUR = 3600
const QUARTER = 900
const DAY = 86_400

export const ENQUIRY_LIMITS: Settings['enquiryLimits'] = {
  perAddress: { max: 60, windowSeconds: HOUR },
  perSender: { max: 20, windowSeconds: HOUR },
}

export const ACCOUNT_LIMITS: AccountLimits = {
  signInPerAddress: { max: 100, windowSeconds: QUARTER },
  signInPerAccount: { max: 10, windowSeconds: QUARTER },
  signInPerDevice: { max: 10, windowSeconds: QUARTER },
  linksPerAddress: { max: 30, windowSeconds: HOUR },
  linksPerEmail: { max: 5, windowSeconds: HOUR },
}

/** Each wish may send an e-mail to whoever owns the address: few are enough. */
export const NEWSLETTER_LIMITS: Settings['newsletterLimits'] = {
  perAddress: { max: 30, windowSeconds: HOUR },
  perEmail: { max: 3, windowSeconds: DAY },
}
