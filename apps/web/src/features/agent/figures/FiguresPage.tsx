import { UNLISTED_TITLES } from '@hearth/core/page/unlistedTitles.ts'
import { trpc } from '../../../trpc.ts'
import { BackLink } from '../../../ui/BackLink.tsx'
import { ButtonLink } from '../../../ui/ButtonLink.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { ErrorCard } from '../../../ui/ErrorCard.tsx'
import { PageContainer } from '../../../ui/PageContainer.tsx'
import { PageHeading } from '../../../ui/PageHeading.tsx'
import { usePageTitle } from '../../../ui/usePageTitle.ts'
import { FiguresSkeleton } from './FiguresSkeleton.tsx'
import { HomeFigures } from './HomeFigures.tsx'

/** /agent/properties/{id}/figures. Without an id the address was no listing's number. */
export function FiguresPage({ id }: { id: number | undefined }) {
  usePageTitle(UNLISTED_TITLES['/agent/properties/$id/figures'])
  return (
    <PageContainer page>
      <BackLink to="/agent/dashboard">Back to Dashboard</BackLink>
      {id === undefined ? <NoSuchHome /> : <Figures id={id} />}
    </PageContainer>
  )
}

function Figures({ id }: { id: number }) {
  const query = trpc.agent.figures.ofProperty.useQuery({ propertyId: id }, { staleTime: 0 })
  if (query.data) return <HomeFigures figures={query.data} />
  if (query.isPending) return <FiguresSkeleton />
  if (query.error.data?.code === 'NOT_FOUND') return <NoSuchHome />
  return (
    <>
      <PageHeading title="Figures" />
      <ErrorCard
        title="The figures could not be loaded"
        text="Nothing is lost. Please try again in a moment."
        onRetry={() => void query.refetch()}
      />
    </>
  )
}

const NoSuchHome = () => (
  <>
    <PageHeading title="Figures" />
    <EmptyState title="Property Not Found" text="It is not among the homes of your company.">
      <ButtonLink to="/agent/dashboard">Back to Dashboard</ButtonLink>
    </EmptyState>
  </>
)
