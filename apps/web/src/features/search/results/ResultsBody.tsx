import type { SearchCriteria } from '@hearth/core/search/contract.ts'
import { VisuallyHidden } from '@mantine/core'
import { ErrorCard } from '../../../ui/ErrorCard.tsx'
import { EmptyResults } from './EmptyResults.tsx'
import { LoadMore } from './LoadMore.tsx'
import { ResultsGrid } from './ResultsGrid.tsx'
import { SkeletonGrid } from './SkeletonGrid.tsx'
import { useFocusOnNewHomes } from './useFocusOnNewHomes.ts'
import type { Results } from './useResults.ts'

interface Props {
  criteria: SearchCriteria
  results: Results
  onCriteria(criteria: SearchCriteria): void
}

/** The homes, or why there are none to show. */
export function ResultsBody({ criteria, results, onCriteria }: Props) {
  const { section, expectMore } = useFocusOnNewHomes(results.cards.length)
  if (results.isLoading) return <SkeletonGrid />
  if (results.hasFailed) {
    return (
      <ErrorCard
        title="Error loading properties"
        text="Please try again later"
        onRetry={() => void results.retry()}
      />
    )
  }
  if (results.cards.length === 0) {
    return <EmptyResults criteria={criteria} places={results.places} onCriteria={onCriteria} />
  }
  return (
    <section ref={section} aria-labelledby="homes-heading">
      <VisuallyHidden component="h2" id="homes-heading">
        Homes
      </VisuallyHidden>
      <ResultsGrid cards={results.cards} />
      <LoadMore results={results} onAsk={expectMore} />
    </section>
  )
}
