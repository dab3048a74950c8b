import { UNLISTED_TITLES } from '@hearth/core/page/unlistedTitles.ts'
import type { Viewing } from '@hearth/core/viewing/contract.ts'
import { refusalOf } from '../../refusal.ts'
import { trpc } from '../../trpc.ts'
import { ErrorCard } from '../../ui/ErrorCard.tsx'
import { PageContainer } from '../../ui/PageContainer.tsx'
import { PageHeading } from '../../ui/PageHeading.tsx'
import { usePageTitle } from '../../ui/usePageTitle.ts'
import { ViewingsSkeleton } from './ViewingsSkeleton.tsx'
import { YourViewings } from './YourViewings.tsx'

const MINUTE = 60_000

/** /viewings: what one asked to see, and what became of it. The live connection keeps it true. */
export function ViewingsPage() {
  usePageTitle(UNLISTED_TITLES['/viewings'])
  // What may be done with a viewing changes with the clock as well: asked anew while one looks at it.
  const query = trpc.viewing.mine.useQuery(undefined, {
    staleTime: 0,
    refetchOnWindowFocus: true,
    refetchInterval: MINUTE,
  })
  return (
    <PageContainer page>
      <PageHeading title="Your Viewings" subtitle={subtitleFor(query.data ?? [])} />
      {query.data ? (
        <YourViewings viewings={query.data} />
      ) : query.error ? (
        <ErrorCard
          title="Your viewings could not be loaded"
          text={refusalOf(query.error).text}
          onRetry={() => void query.refetch()}
        />
      ) : (
        <ViewingsSkeleton />
      )}
    </PageContainer>
  )
}

function subtitleFor(viewings: readonly Viewing[]): string {
  const waiting = viewings.filter(({ actions }) => actions.includes('acceptProposal')).length
  if (waiting === 0) return 'The homes you asked to see, and when'
  return waiting === 1
    ? 'One viewing waits for your answer'
    : `${waiting} viewings wait for your answer`
}
