import { POPULAR_HOMES } from '@hearth/core/page/homeQuestions.ts'
import { trpc } from '../../trpc.ts'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { ErrorCard } from '../../ui/ErrorCard.tsx'
import { ResultsGrid } from '../search/results/ResultsGrid.tsx'
import { SkeletonGrid } from '../search/results/SkeletonGrid.tsx'
import { HomeSection } from './HomeSection.tsx'

/** The homes that most people look at. */
export function PopularHomes() {
  return (
    <HomeSection
      title="Homes people are looking at"
      more={
        <ButtonLink to="/properties" variant="default" size="md">
          See all
        </ButtonLink>
      }
    >
      <PopularGrid />
    </HomeSection>
  )
}

function PopularGrid() {
  const { data, isPending, isError, refetch } = trpc.property.popular.useQuery(POPULAR_HOMES)
  if (isPending) return <SkeletonGrid />
  if (isError) {
    return (
      <ErrorCard
        title="Error loading properties"
        text="Please try again later"
        onRetry={() => void refetch()}
      />
    )
  }
  if (data.length === 0) return <p>No homes are on the market here yet.</p>
  return <ResultsGrid cards={data} />
}
