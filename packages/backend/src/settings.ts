/** At most so many accepted within a time. */
export interface Throttle {
  max: number
  windowSeconds: number
}

/** What the environment says about how procedures and jobs behave, read by the apps. */
export interface Settings {
  /** The address that visitors use, without a slash at its end: links in e-mails begin with it. */
  publicUrl: string
  /** Gets every enquiry beside the agent of the home; null: nobody does. */
  enquiryRecipient: string | null
  /** Whether the development mailbox may be read. */
  hasMailbox: boolean
  maps: { apiKey: string | null; styleUrl: string | null }
  /** How many enquiries are taken from one network address, and from one e-mail address. */
  enquiryLimits: { perAddress: Throttle; perSender: Throttle }
}

const HOUR = 3600

export const ENQUIRY_LIMITS: Settings['enquiryLimits'] = {
  perAddress: { max: 60, windowSeconds: HOUR },
  perSender: { max: 20, windowSeconds: HOUR },
}
