import { trpc } from '../../../trpc.ts'
import { PageContainer } from '../../../ui/PageContainer.tsx'
import { usePageTitle } from '../../../ui/usePageTitle.ts'
import { DashboardHeader } from './DashboardHeader.tsx'
import { DashboardTabs } from './DashboardTabs.tsx'
import type { DashboardTab } from './dashboardSearch.ts'

/** /agent/dashboard: what a company has on the market, and what people ask about it. */
export function DashboardPage({ tab }: { tab: DashboardTab }) {
  usePageTitle('Agent Dashboard')
  // The live connection keeps it true; a colleague's change comes when one looks again.
  const { data } = trpc.agent.dashboard.useQuery(undefined, {
    staleTime: 0,
    refetchOnWindowFocus: true,
  })
  return (
    <PageContainer page>
      <DashboardHeader companyName={data?.company.companyName} />
      <DashboardTabs tab={tab} counts={data?.counts} />
    </PageContainer>
  )
}
