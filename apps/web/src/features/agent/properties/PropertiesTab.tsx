import { inThousands } from '@hearth/core/number/inThousands.ts'
import { useState } from 'react'
import { refusalOf } from '../../../refusal.ts'
import { ErrorCard } from '../../../ui/ErrorCard.tsx'
import { ShowMore } from '../../../ui/ShowMore.tsx'
import { useFocusKept } from '../../viewing/useFocusKept.ts'
import { NOT_FETCHED } from '../dashboard/notFetched.ts'
import { AgentHomeCard } from './AgentHomeCard.tsx'
import { ALL_HOMES, isNarrowed } from './filter.ts'
import { HomesFilterBar } from './HomesFilterBar.tsx'
import { HomesSkeleton } from './HomesSkeleton.tsx'
import { NoHomes, NoHomesFound } from './NoHomes.tsx'
import classes from './PropertiesTab.module.css'
import { useAgentHomes } from './useAgentHomes.ts'

/** The homes of a company: found, changed, taken off the market and put back on it. */
export function PropertiesTab() {
  const [filter, setFilter] = useState(ALL_HOMES)
  const list = useAgentHomes(filter)
  const { homes, total } = list
  const kept = useFocusKept(homes)
  const isBare = homes?.length === 0 && !list.isPast && !isNarrowed(filter)
  if (isBare)
    return <NoHomes onShowWithdrawn={() => setFilter({ ...ALL_HOMES, isWithdrawn: true })} />
  return (
    <>
      <HomesFilterBar filter={filter} onChange={setFilter} />
      {!homes ? (
        list.error ? (
          <ErrorCard
            title={NOT_FETCHED}
            text={refusalOf(list.error).text}
            onRetry={list.tryAgain}
          />
        ) : (
          <HomesSkeleton />
        )
      ) : (
        <div
          {...kept.list}
          className={classes.shown}
          tabIndex={-1}
          data-past={list.isPast || undefined}
        >
          <p className={classes.count} role="status">
            {inThousands(total)} {total === 1 ? 'property' : 'properties'}
          </p>
          {homes.length === 0 && <NoHomesFound onShowAll={() => setFilter(ALL_HOMES)} />}
          <ul className={classes.grid}>
            {homes.map((home) => (
              <li key={home.id}>
                <AgentHomeCard home={home} />
              </li>
            ))}
          </ul>
          {list.hasMore && (
            <ShowMore
              mt={32}
              size="md"
              count={{ shown: homes.length, total }}
              isLoading={list.isLoadingMore}
              onMore={list.loadMore}
            />
          )}
        </div>
      )}
    </>
  )
}
