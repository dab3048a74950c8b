import { addressKey, type Counted } from '../throttle/mutations.ts'
import type { Context } from '../trpc.ts'

/** What a wish for the newsletter counts against, whether or not the address is known. */
export function subscriptionCounts(
  { settings: { newsletterLimits }, clientAddress }: Pick<Context, 'settings' | 'clientAddress'>,
  email: string,
): Counted[] {
  return [
    {
      key: `newsletter/address/${addressKey(clientAddress)}`,
      throttle: newsletterLimits.perAddress,
    },
    { key: `newsletter/email/${addressKey(email)}`, throttle: newsletterLimits.perEmail },
  ]
}
