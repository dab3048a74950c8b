import { resultsHead } from '@hearth/core/page/resultsHead.ts'
import type { ListingType } from '@hearth/core/property/contract.ts'
import { resultsHeading } from '@hearth/core/search/describe.ts'
import { mergeNotApplied } from '@hearth/core/search/resultsSearch.ts'
import { useMediaQuery } from '@mantine/hooks'
import { notifications } from '@mantine/notifications'
import { useEffect } from 'react'
import { siteOrigin } from '../../../ui/siteOrigin.ts'
import { usePageHead } from '../../../ui/usePageHead.ts'
import { MapToggle } from '../../map/MapToggle.tsx'
import { PointedHomeMap } from '../../map/PointedHomeMap.tsx'
import { SaveSearch } from '../../saved/searches/SaveSearch.tsx'
import { ChatPanel } from '../chat/ChatPanel.tsx'
import { ChatSheet } from '../chat/ChatSheet.tsx'
import { useFollowUp } from '../chat/useFollowUp.ts'
import { useSaid } from '../said/SaidProvider.tsx'
import { FeedLink } from './FeedLink.tsx'
import { FilterBar } from './FilterBar.tsx'
import { withListingType } from './listingTypeChange.ts'
import { ResultsBody } from './ResultsBody.tsx'
import { ResultsHeader } from './ResultsHeader.tsx'
import classes from './ResultsPage.module.css'
import { SortSelect } from './SortSelect.tsx'
import { useResults } from './useResults.ts'
import { useResultsState } from './useResultsState.ts'

/** Where the conversation has a column of its own, high enough for the map below it. */
const HAS_ROOM_FOR_MAP = '(min-width: 64em) and (min-height: 760px)'

/** /properties: the conversation on the left, what it understood and the homes on the right. */
export function ResultsPage() {
  const { criteria, sort, notApplied, change, searchFor } = useResultsState()
  const results = useResults(criteria, sort)
  const { keepOnlyOf } = useSaid()
  useEffect(() => keepOnlyOf(criteria), [keepOnlyOf, criteria])
  const followUp = useFollowUp({
    criteria,
    onAnswer: (answer) =>
      change({
        criteria: answer.criteria,
        notApplied: mergeNotApplied(notApplied, answer.notApplied),
      }),
  })

  const changeListingType = (listingType: ListingType) => {
    const changed = withListingType(criteria, listingType)
    searchFor(changed.criteria)
    if (changed.notice) notifications.show({ message: changed.notice, role: 'status' })
  }

  const hasRoom = useMediaQuery(HAS_ROOM_FOR_MAP, undefined, { getInitialValueInEffect: false })

  const heading = results.isLoading
    ? undefined
    : resultsHeading(criteria, results.total, results.totalIsCapped)
  usePageHead(resultsHead({ criteria, sort, notApplied }, results.first ?? null, siteOrigin()))

  return (
    <div className={classes.page}>
      <aside className={classes.chat} aria-label="Search by conversation" data-screen-only>
        <ChatPanel followUp={followUp} />
        {hasRoom && <PointedHomeMap cards={results.cards} isLoading={results.isLoading} />}
      </aside>
      <div className={classes.results}>
        <ResultsHeader
          heading={results.hasFailed ? '' : heading}
          listingType={criteria.listingType ?? 'sale'}
          onListingType={changeListingType}
          order={
            <SortSelect
              sort={sort}
              canSortByDistance={criteria.location !== undefined}
              onSort={(next) => change({ sort: next })}
            />
          }
        />
        <div className={classes.search} data-screen-only>
          <FilterBar
            criteria={criteria}
            notApplied={notApplied}
            onCriteria={searchFor}
            onNotApplied={(left) => change({ notApplied: left })}
          />
          <div className={classes.keep}>
            <SaveSearch criteria={criteria} />
            <FeedLink criteria={criteria} />
          </div>
        </div>
        {!hasRoom && (
          <div data-screen-only>
            <MapToggle cards={results.cards} isLoading={results.isLoading} />
          </div>
        )}
        <ResultsBody criteria={criteria} results={results} onCriteria={searchFor} />
      </div>
      <ChatSheet
        followUp={followUp}
        homes={results.hasFailed || !heading ? undefined : { heading, total: results.total }}
      />
    </div>
  )
}
