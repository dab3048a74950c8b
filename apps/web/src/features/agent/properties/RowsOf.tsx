import { Skeleton } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { refusalOf } from '../../../refusal.ts'
import { ErrorCard } from '../../../ui/ErrorCard.tsx'
import type { DashboardTab } from '../dashboard/dashboardSearch.ts'
import { NOT_FETCHED } from '../dashboard/notFetched.ts'
import classes from './PropertyDialogs.module.css'

/** As many as the dialog of a home shows; all of them are on the dashboard. */
export const MOST_ROWS = 50

interface Props<Item> extends RowsProps<Item> {
  /** Where those of all homes are, and what the way there is called. */
  all: { tab: DashboardTab; text: string }
}

/** What hangs on a home, one line each, and the way to what hangs on all of them. */
export function RowsOf<Item>({ all, ...rows }: Props<Item>) {
  return (
    <>
      <Rows {...rows} />
      <p className={classes.all}>
        <Link to="/agent/dashboard" search={{ tab: all.tab }}>
          {all.text}
        </Link>
      </p>
    </>
  )
}

interface RowsProps<Item> {
  items: readonly Item[] | undefined
  error: unknown
  /** What is said when there are none. */
  none: string
  onRetry(): void
  children(item: Item): ReactNode
}

/** The lines: while they come, when there are none, and when they cannot be had. */
function Rows<Item>({ items, error, none, onRetry, children }: RowsProps<Item>) {
  if (!items) {
    return error ? (
      <ErrorCard title={NOT_FETCHED} text={refusalOf(error).text} onRetry={onRetry} />
    ) : (
      <div role="status" aria-label="Loading">
        <Skeleton height={64} mt="md" radius="md" />
        <Skeleton height={64} mt="md" radius="md" />
      </div>
    )
  }
  if (items.length === 0) return <p className={classes.none}>{none}</p>
  return <ul className={classes.rows}>{items.map(children)}</ul>
}
