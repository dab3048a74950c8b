import type { UserId } from '@hearth/core/account/ids.ts'
import { addressKey, type Counted } from '../throttle/mutations.ts'
import type { Context } from '../trpc.ts'

type Asking = Pick<Context, 'settings' | 'clientAddress' | 'cookies'>

/**
 * What a tried password counts against. A device that has signed in to the account before has a count of
 * its own: whoever tries passwords from elsewhere does not lock its owner out.
 */
export function passwordCounts(
  { settings: { accountLimits }, clientAddress, cookies }: Asking,
  email: string,
  isKnownDevice: boolean,
): Counted[] {
  const account = addressKey(email)
  return [
    {
      key: `password/address/${addressKey(clientAddress)}`,
      throttle: accountLimits.signInPerAddress,
    },
    isKnownDevice
      ? {
          key: `password/device/${account}/${addressKey(cookies.device ?? '')}`,
          throttle: accountLimits.signInPerDevice,
        }
      : { key: `password/account/${account}`, throttle: accountLimits.signInPerAccount },
  ]
}

/** What a password counts against that somebody gives who is signed in, on whichever device. */
export function signedInCounts(
  { settings: { accountLimits }, clientAddress }: Omit<Asking, 'cookies'>,
  userId: UserId,
): Counted[] {
  return [
    {
      key: `password/address/${addressKey(clientAddress)}`,
      throttle: accountLimits.signInPerAddress,
    },
    { key: `password/signed-in/${userId}`, throttle: accountLimits.signInPerAccount },
  ]
}

/** What an e-mail with a link counts against, whether or not there is an account. */
export function linkCounts(
  { settings: { accountLimits }, clientAddress }: Omit<Asking, 'cookies'>,
  email: string,
): Counted[] {
  return [
    { key: `link/address/${addressKey(clientAddress)}`, throttle: accountLimits.linksPerAddress },
    { key: `link/email/${addressKey(email)}`, throttle: accountLimits.linksPerEmail },
  ]
}
