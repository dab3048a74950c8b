import { createFileRoute } from '@tanstack/react-router'
import { DashboardPage } from '../../features/agent/dashboard/DashboardPage.tsx'
import { dashboardSearch } from '../../features/agent/dashboard/dashboardSearch.ts'
import { RequireAgent } from '../../features/agent/entry/RequireAgent.tsx'

export const Route = createFileRoute('/agent/dashboard')({
  validateSearch: dashboardSearch,
  component: DashboardRoute,
})

function DashboardRoute() {
  const { tab = 'properties' } = Route.useSearch()
  return (
    <RequireAgent>
      <DashboardPage tab={tab} />
    </RequireAgent>
  )
}
