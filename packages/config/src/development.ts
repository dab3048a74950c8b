import type { Config } from './config.ts'
import { isLoopback, isLoopbackUrl } from './loopback.ts'

/** Whether e-mails can be read at /mailbox by whoever gets to it. */
export const hasMailbox = (config: Config): boolean => isOnHere(config.MAILBOX, config)

/** Whether there are accounts of which everybody knows the password. */
export const hasDemoAccounts = (config: Config): boolean => isOnHere(config.DEMO_ACCOUNTS, config)

/** Unless told by name: where nobody but this machine gets to, by itself or through a proxy in front. */
function isOnHere(told: 'on' | 'off' | undefined, { HOST, PUBLIC_URL }: Config): boolean {
  if (told) return told === 'on'
  return isLoopback(HOST) && (PUBLIC_URL === undefined || isLoopbackUrl(PUBLIC_URL))
}
