import type { EmailCalendar, MailboxEmail } from '@hearth/core/mail/contract.ts'
import { Anchor } from '@mantine/core'
import { saveAsFile } from '../../saveAsFile.ts'
import classes from './EmailFacts.module.css'
import { fullTime, KIND_NAMES } from './emailWording.ts'

/** What stands above an e-mail's text. */
export function EmailFacts({ email }: { email: MailboxEmail }) {
  const { kind, toAddress, replyTo, messageId, createdAt, sentAt, calendar } = email
  const facts = [
    ['Kind', KIND_NAMES[kind]],
    ['To', toAddress],
    ['Reply to', replyTo],
    ['Message-ID', messageId],
    ['Written', fullTime(createdAt)],
    ['Sent', sentAt === null ? null : fullTime(sentAt)],
    ['Unsubscribe', email.unsubscribeUrl],
    ['Attached', calendar && <CalendarFile calendar={calendar} />],
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

const FILE = 'viewing.ics'

function CalendarFile({ calendar: { method, content } }: { calendar: EmailCalendar }) {
  return (
    <>
      <Anchor
        component="button"
        fz="inherit"
        underline="always"
        onClick={() => saveAsFile(FILE, content, 'text/calendar')}
      >
        {FILE}
      </Anchor>{' '}
      ({method})
    </>
  )
}
