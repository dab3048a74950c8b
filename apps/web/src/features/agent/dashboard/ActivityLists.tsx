import type { Activity } from '@hearth/core/agent/contract.ts'
import { inThousands } from '@hearth/core/number/inThousands.ts'
import { Skeleton } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { shortWhen } from '../../message/messageTimes.ts'
import { dayAndTimes } from '../../viewing/viewingWords.ts'
import classes from './ActivityBell.module.css'
import type { DashboardTab } from './dashboardSearch.ts'

interface Props {
  /** Undefined while it is not known. */
  activity: Activity | undefined
  /** One of them was followed. */
  onLeave(): void
}

/** What is new: who wants to see a home, and who has written. */
export function ActivityLists({ activity, onLeave }: Props) {
  if (!activity) {
    return (
      <div role="status" aria-label="Loading">
        <Skeleton height={72} radius="md" />
        <Skeleton height={72} mt="md" radius="md" />
      </div>
    )
  }
  const { viewings, messages } = activity
  return (
    <>
      <Group
        heading="Viewing requests"
        count={viewings.count}
        listed={viewings.items.length}
        none="No new viewing requests since your last visit"
        tab="viewings"
        onLeave={onLeave}
      >
        {viewings.items.map(({ id, name, title, createdAt, ...asked }) => (
          <Entry key={id} tab="viewings" who={name} about={title} at={createdAt} onLeave={onLeave}>
            {dayAndTimes(asked)}
          </Entry>
        ))}
      </Group>
      <Group
        heading="Messages"
        count={messages.count}
        listed={messages.items.length}
        none="No new messages since your last visit"
        tab="messages"
        onLeave={onLeave}
      >
        {messages.items.map(({ id, name, title, text, createdAt }) => (
          <Entry key={id} tab="messages" who={name} about={title} at={createdAt} onLeave={onLeave}>
            {text}
          </Entry>
        ))}
      </Group>
    </>
  )
}

interface GroupProps {
  heading: string
  count: number
  listed: number
  none: string
  tab: DashboardTab
  onLeave(): void
  children: ReactNode
}

function Group({ heading, count, listed, none, tab, onLeave, children }: GroupProps) {
  return (
    <section className={classes.group} aria-label={heading}>
      <h3>{heading}</h3>
      {count === 0 ? <p className={classes.none}>{none}</p> : <ul>{children}</ul>}
      {count > listed && (
        <p className={classes.none}>
          <Link to="/agent/dashboard" search={{ tab }} onClick={onLeave}>
            And {inThousands(count - listed)} more
          </Link>
        </p>
      )}
    </section>
  )
}

interface EntryProps {
  tab: DashboardTab
  who: string
  about: string
  at: string
  onLeave(): void
  children: ReactNode
}

function Entry({ tab, who, about, at, onLeave, children }: EntryProps) {
  return (
    <li>
      <Link className={classes.entry} to="/agent/dashboard" search={{ tab }} onClick={onLeave}>
        <span className={classes.who}>{who}</span>
        <span className={classes.when}>{shortWhen(at, new Date())}</span>
        <span className={classes.about}>{about}</span>
        <span className={classes.what}>{children}</span>
      </Link>
    </li>
  )
}
