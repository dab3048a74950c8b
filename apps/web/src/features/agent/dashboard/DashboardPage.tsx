import { UNLISTED_TITLES } from '@hearth/core/page/unlistedTitles.ts'
import { refusalOf } from '../../../refusal.ts'
import { trpc } from '../../../trpc.ts'
import { ErrorCard } from '../../../ui/ErrorCard.tsx'
import { PageContainer } from '../../../ui/PageContainer.tsx'
import { usePageTitle } from '../../../ui/usePageTitle.ts'
import { DashboardHeader } from './DashboardHeader.tsx'
import { DashboardTabs } from './DashboardTabs.tsx'
import type { DashboardTab } from './dashboardSearch.ts'
import { NOT_FETCHED } from './notFetched.ts'

/** /agent/dashboard: what a company has on the market, and what people ask about it. */
export function DashboardPage({ tab }: { tab: DashboardTab }) {
  usePageTitle(UNLISTED_TITLES['/agent/dashboard'])
  // The live connection keeps it true; a colleague's change comes when one looks again.
  const query = trpc.agent.dashboard.useQuery(undefined, {
    staleTime: 0,
    refetchOnWindowFocus: true,
  })
  const { data } = query
  return (
    <PageContainer page>
      <DashboardHeader companyName={data?.company.companyName} />
      {query.error && !data ? (
        <ErrorCard
          title={NOT_FETCHED}
          text={refusalOf(query.error).text}
          onRetry={() => void query.refetch()}
        />
      ) : (
        <DashboardTabs tab={tab} counts={data?.counts} />
      )}
    </PageContainer>
  )
}
