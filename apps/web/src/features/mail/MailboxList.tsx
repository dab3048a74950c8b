import type { MailboxEntry } from '@hearth/core/mail/contract.ts'
import { Skeleton, VisuallyHidden } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ErrorCard } from '../../ui/ErrorCard.tsx'
import { KIND_NAMES, shortTime } from './emailWording.ts'
import classes from './MailboxList.module.css'
import { StateBadge } from './StateBadge.tsx'
import type { useMailbox } from './useMailbox.ts'

/** The newest hundred e-mails. What was read once stays, should reading it again fail. */
export function MailboxList({ query }: { query: ReturnType<typeof useMailbox> }) {
  const { data, isError, refetch } = query
  if (!data && isError) {
    return (
      <ErrorCard
        title="The mailbox could not be read"
        text="Please try again in a moment."
        onRetry={() => void refetch()}
      />
    )
  }
  if (!data) return <ListSkeleton />
  if (data.length === 0) {
    return (
      <EmptyState
        title="No e-mails yet"
        text="Contact the agent of a home or ask for a viewing, and the e-mails appear here."
      />
    )
  }
  return (
    <ul className={classes.list} aria-label="E-mails">
      {data.map((entry) => (
        <li key={entry.id}>
          <Entry entry={entry} />
        </li>
      ))}
    </ul>
  )
}

function Entry({ entry }: { entry: MailboxEntry }) {
  const { id, kind, toAddress, subject, state, createdAt } = entry
  return (
    <Link
      to="/mailbox/$id"
      params={{ id: String(id) }}
      className={classes.entry}
      activeProps={{ 'aria-current': 'page' }}
    >
      <span className={classes.row}>
        <span className={classes.kind}>{KIND_NAMES[kind]}</span>
        <time className={classes.time} dateTime={createdAt}>
          {shortTime(createdAt)}
        </time>
      </span>
      <span className={classes.subject}>{subject}</span>
      <span className={classes.row}>
        <span className={classes.to}>
          <VisuallyHidden>To </VisuallyHidden>
          {toAddress}
        </span>
        <StateBadge state={state} />
      </span>
    </Link>
  )
}

const LINES = ['first', 'second', 'third', 'fourth']

function ListSkeleton() {
  return (
    <div className={classes.list} aria-busy="true">
      <VisuallyHidden role="status">Loading the e-mails</VisuallyHidden>
      {LINES.map((line) => (
        <div key={line} className={classes.entry}>
          <Skeleton height={14} width="45%" />
          <Skeleton height={18} width="85%" />
          <Skeleton height={14} width="60%" />
        </div>
      ))}
    </div>
  )
}
