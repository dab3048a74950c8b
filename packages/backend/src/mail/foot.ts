import type { EmailKind } from '@hearth/core/mail/contract.ts'
import type { SiteConfig } from '@hearth/core/site/contract.ts'

/** What stands below an e-mail, a line each. */
export type Foot = readonly string[]

const MOTTO = 'Hearth · Find a home by saying what you want.'

const ASKED = 'You get this email because somebody gave your address at Hearth.'
const ENQUIRED = 'You get this email because a home was asked about at Hearth with your address.'
const AGENT = 'You get this email because you answer for a home at Hearth.'
const MEMBER = 'You get this email because you have an account at Hearth.'

/** Why somebody gets an e-mail of each kind. */
const REASONS: Readonly<Record<EmailKind, string>> = {
  'contact.agent': AGENT,
  'contact.sender': ENQUIRED,
  'viewing.agent': AGENT,
  'viewing.sender': ENQUIRED,
  'reply.sender': ENQUIRED,
  'message.agent': AGENT,
  'message.seeker': ENQUIRED,
  'viewing.change.agent': AGENT,
  'viewing.change.seeker': ENQUIRED,
  'account.confirm': ASKED,
  'account.exists': MEMBER,
  'account.reset': MEMBER,
  'account.changeEmail': ASKED,
  'account.changed': MEMBER,
  'search.alert': 'You get this email because you saved this search and asked to be told.',
  'newsletter.confirm': ASKED,
  'newsletter.exists': 'You get this email because you are subscribed to the Hearth newsletter.',
  'newsletter.issue': 'You get this email because you are subscribed to the Hearth newsletter.',
}

/** Who sends an e-mail, where they are to be found as far as they have said it, and why it is sent. */
export function footOf(kind: EmailKind, { name, address, email }: SiteConfig['operator']): Foot {
  const sender = [name, address, email].filter((part) => part !== null).join(' · ')
  return [MOTTO, REASONS[kind], `Sent by ${sender}`]
}
