import type { MailboxEmail } from '@hearth/core/mail/contract.ts'
import { Skeleton, VisuallyHidden } from '@mantine/core'
import { IconArrowLeft } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { ErrorCard } from '../../ui/ErrorCard.tsx'
import { EmailBody } from './EmailBody.tsx'
import { EmailFacts } from './EmailFacts.tsx'
import classes from './EmailPane.module.css'
import { StateBadge } from './StateBadge.tsx'
import type { useEmail } from './useMailbox.ts'

interface Props {
  query: ReturnType<typeof useEmail>
  /** Chosen from the list just now, rather than opened by its address. */
  isChosen: boolean
}

/** One e-mail, with the way back to the list where that is not beside it. */
export function EmailPane({ query, isChosen }: Props) {
  const back = useRef<HTMLAnchorElement>(null)
  useEffect(() => {
    // On a phone the list is gone, and with it the link that had the focus.
    const replacesList = back.current?.checkVisibility() ?? false
    if (isChosen && replacesList) back.current?.focus({ preventScroll: true })
  }, [isChosen])
  return (
    <>
      <Link ref={back} to="/mailbox" className={classes.back}>
        <IconArrowLeft size={18} stroke={1.8} aria-hidden />
        Back to the mailbox
      </Link>
      <Content query={query} />
    </>
  )
}

function Content({ query: { data, isError, refetch } }: { query: ReturnType<typeof useEmail> }) {
  if (data) return <Email email={data} />
  if (!isError) return <PaneSkeleton />
  return (
    <ErrorCard
      title="The e-mail could not be read"
      text="Please try again in a moment."
      onRetry={() => void refetch()}
    />
  )
}

function Email({ email }: { email: MailboxEmail }) {
  return (
    <article className={classes.card} aria-labelledby="email-subject">
      <header className={classes.head}>
        <h2 id="email-subject" className={classes.subject}>
          {email.subject}
        </h2>
        <StateBadge state={email.state} />
      </header>
      {email.reason !== null && (
        <p className={classes.reason}>
          <strong>{email.state === 'failed' ? 'Why it failed' : 'The last attempt failed'}:</strong>{' '}
          {email.reason}
        </p>
      )}
      <EmailFacts email={email} />
      <EmailBody email={email} />
    </article>
  )
}

function PaneSkeleton() {
  return (
    <div className={classes.card} aria-busy="true">
      <VisuallyHidden role="status">Loading the e-mail</VisuallyHidden>
      <Skeleton height={28} width="70%" mb={20} />
      <Skeleton height={16} width="50%" mb={10} />
      <Skeleton height={16} width="60%" mb={24} />
      <Skeleton height={360} radius="lg" />
    </div>
  )
}
