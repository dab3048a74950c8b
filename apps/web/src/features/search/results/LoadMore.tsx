import { inThousands } from '@hearth/core/number/inThousands.ts'
import { totalLabel } from '@hearth/core/search/describe.ts'
import { Button } from '@mantine/core'
import { useEffect, useRef } from 'react'
import classes from './LoadMore.module.css'
import type { Results } from './useResults.ts'

/** Scrolling loads this many pages, then asks: otherwise nobody reaches the foot of the site. */
const PAGES_BY_SCROLLING = 4
/** Loading begins this far below the window, so that scrolling seldom waits. */
const LOOK_AHEAD = '900px'

interface Props {
  results: Results
  /** The visitor pressed the button, rather than scrolled. */
  onAsk(): void
}

/** Loads the next page when it comes near, or by a button. */
export function LoadMore({ results, onAsk }: Props) {
  const foot = useRef<HTMLDivElement>(null)
  const { cards, pageCount, hasNextPage, isFetchingNextPage, hasNextPageFailed, fetchNextPage } =
    results
  const loadsByScrolling =
    hasNextPage && !isFetchingNextPage && !hasNextPageFailed && pageCount % PAGES_BY_SCROLLING !== 0

  useEffect(() => {
    if (!loadsByScrolling || !foot.current) return
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) void fetchNextPage()
      },
      { rootMargin: LOOK_AHEAD },
    )
    observer.observe(foot.current)
    return () => observer.disconnect()
  }, [loadsByScrolling, fetchNextPage])

  const askForMore = () => {
    onAsk()
    void fetchNextPage()
  }

  const total = totalLabel(results.total, results.totalIsCapped)
  return (
    <div ref={foot} className={classes.foot}>
      <p className={classes.count} role="status">
        Showing {inThousands(cards.length)} of {total} homes
      </p>
      {hasNextPageFailed && (
        <p className={classes.failure} role="alert">
          The next homes could not be loaded.
        </p>
      )}
      {hasNextPage && (
        <Button variant="default" size="md" loading={isFetchingNextPage} onClick={askForMore}>
          Show more homes
        </Button>
      )}
    </div>
  )
}
