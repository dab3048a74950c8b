import { createFileRoute, useParams } from '@tanstack/react-router'
import { MailboxPage } from '../features/mail/MailboxPage.tsx'

// One page for the list and for what is read beside it, so that the list stays where it is.
export const Route = createFileRoute('/mailbox')({ component: MailboxRoute })

function MailboxRoute() {
  return <MailboxPage param={useParams({ strict: false }).id} />
}
