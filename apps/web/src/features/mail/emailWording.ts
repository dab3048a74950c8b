import type { EmailKind, EmailState } from '@hearth/core/mail/contract.ts'

export const KIND_NAMES: Readonly<Record<EmailKind, string>> = {
  'contact.agent': 'Message for the agent',
  'contact.sender': 'Receipt for the sender',
  'viewing.agent': 'Viewing request for the agent',
  'viewing.sender': 'Viewing receipt for the sender',
  'reply.sender': 'Reply for the sender',
  'message.agent': 'Unread messages, for the agent',
  'message.seeker': 'Unread messages, for the seeker',
  'viewing.change.agent': 'Viewing changed, for the agent',
  'viewing.change.seeker': 'Viewing changed, for the seeker',
  'account.confirm': 'Confirmation of a new account',
  'account.exists': 'There is an account already',
  'account.reset': 'Link for a new password',
  'account.changeEmail': 'Confirmation of a new address',
  'account.changed': 'Notice of a changed account',
  'search.alert': 'Alert of a saved search',
  'newsletter.confirm': 'Confirmation of a newsletter',
  'newsletter.exists': 'Newsletter subscribed already',
  'newsletter.issue': 'Newsletter',
}

export const STATE_NAMES: Readonly<Record<EmailState, string>> = {
  queued: 'Queued',
  sending: 'Sending',
  sent: 'Sent',
  failed: 'Failed',
}

const LONDON = { timeZone: 'Europe/London' } as const
const SHORT = new Intl.DateTimeFormat('en-GB', {
  ...LONDON,
  ...{ day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' },
})
const FULL = new Intl.DateTimeFormat('en-GB', { ...LONDON, dateStyle: 'long', timeStyle: 'medium' })

/** '3 Mar, 09:05' in London, for a time in ISO 8601. */
export const shortTime = (time: string) => SHORT.format(new Date(time))

/** '3 March 2026 at 09:05:07' in London, for a time in ISO 8601. */
export const fullTime = (time: string) => FULL.format(new Date(time))

/** Whether its state will change without anybody doing anything. */
export const isOnItsWay = ({ state }: { state: EmailState }) =>
  state === 'queued' || state === 'sending'
