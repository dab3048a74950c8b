import type { Settings } from '../settings.ts'
import { addressKey, type Counted } from '../throttle/mutations.ts'

/** What an enquiry counts against: the network address it comes from, and the e-mail address it names. */
export function enquiryCounts(
  { enquiryLimits }: Pick<Settings, 'enquiryLimits'>,
  sender: { clientAddress: string; email: string },
): Counted[] {
  return [
    {
      key: `enquiry/address/${addressKey(sender.clientAddress)}`,
      throttle: enquiryLimits.perAddress,
    },
    {
      key: `enquiry/sender/${addressKey(mailboxOf(sender.email))}`,
      throttle: enquiryLimits.perSender,
    },
  ]
}

/** The mailbox of an address: "ada+homes@…" arrives where "ada@…" does. */
const mailboxOf = (email: string) => email.replace(/\+[^@]*@/, '@')
