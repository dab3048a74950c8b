import type { AgentViewing } from '@hearth/core/viewing/agentContract.ts'
import { Skeleton } from '@mantine/core'
import type { ComponentProps, ReactNode } from 'react'
import { refusalOf } from '../../../refusal.ts'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { ErrorCard } from '../../../ui/ErrorCard.tsx'
import { ShowMore } from '../../../ui/ShowMore.tsx'
import classes from './RequestList.module.css'
import type { useAgentViewings } from './useAgentViewings.ts'

interface Props {
  list: ReturnType<typeof useAgentViewings>
  /** What is said when they cannot be had. */
  notFetched: string
  /** What is shown when there is nothing, and nothing was searched for. */
  none: ReactNode
  /** Of the element around them. */
  around: ComponentProps<'div'>
  /** One of them. */
  children(viewing: AgentViewing): ReactNode
}

/** Viewings page by page: while they come, when there are none, and when they cannot be had. */
export function RequestList({ list, notFetched, none, around, children }: Props) {
  const { viewings, total, error, query, hasMore, isLoadingMore } = list
  if (!viewings) {
    return error ? (
      <ErrorCard title={notFetched} text={refusalOf(error).text} onRetry={list.tryAgain} />
    ) : (
      <div className={classes.list} role="status" aria-label="Loading">
        <Skeleton height={280} radius="lg" />
        <Skeleton height={280} radius="lg" />
      </div>
    )
  }
  return (
    <div {...around} className={classes.shown} tabIndex={-1}>
      {viewings.length === 0 ? (
        query === '' ? (
          none
        ) : (
          <EmptyState
            title={`Nothing found for “${query}”`}
            text="Try a name, or part of an address."
          />
        )
      ) : (
        <ul className={classes.list}>
          {viewings.map((viewing) => (
            <li key={viewing.id}>{children(viewing)}</li>
          ))}
        </ul>
      )}
      {hasMore && (
        <ShowMore
          mt={28}
          size="md"
          count={{ shown: viewings.length, total }}
          isLoading={isLoadingMore}
          onMore={list.loadMore}
        />
      )}
    </div>
  )
}
