import type { MailboxEmail } from '@hearth/core/mail/contract.ts'
import classes from './EmailFacts.module.css'
import { fullTime, KIND_NAMES } from './emailWording.ts'

/** What stands above an e-mail's text. */
export function EmailFacts({ email }: { email: MailboxEmail }) {
  const { kind, toAddress, replyTo, messageId, createdAt, sentAt } = email
  const facts = [
    ['Kind', KIND_NAMES[kind]],
    ['To', toAddress],
    ['Reply to', replyTo],
    ['Message-ID', messageId],
    ['Written', fullTime(createdAt)],
    ['Sent', sentAt === null ? null : fullTime(sentAt)],
  ] as const
  return (
    <dl className={classes.facts}>
      {facts.map(
        ([name, value]) =>
          value !== null && (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
    </dl>
  )
}
