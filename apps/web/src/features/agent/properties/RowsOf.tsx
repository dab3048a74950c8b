import { Skeleton } from '@mantine/core'
import type { ReactNode } from 'react'
import { refusalOf } from '../../../refusal.ts'
import { ErrorCard } from '../../../ui/ErrorCard.tsx'
import { NOT_FETCHED } from '../dashboard/notFetched.ts'
import classes from './PropertyDialogs.module.css'

interface Props<Item> {
  items: readonly Item[] | undefined
  error: unknown
  /** What is said when there are none. */
  none: string
  onRetry(): void
  children(item: Item): ReactNode
}

/** What hangs on a home, one line each: while it comes, when there is none, and when it cannot be had. */
export function RowsOf<Item>({ items, error, none, onRetry, children }: Props<Item>) {
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
