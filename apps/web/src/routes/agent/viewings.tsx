import { createFileRoute } from '@tanstack/react-router'
import { RequireAgent } from '../../features/agent/entry/RequireAgent.tsx'
import { AgentViewingsPage } from '../../features/agent/viewings/AgentViewingsPage.tsx'
import { agentViewingsSearch } from '../../features/agent/viewings/agentViewingsSearch.ts'

export const Route = createFileRoute('/agent/viewings')({
  validateSearch: agentViewingsSearch,
  component: AgentViewingsRoute,
})

function AgentViewingsRoute() {
  const { part } = Route.useSearch()
  return (
    <RequireAgent>
      <AgentViewingsPage part={part} />
    </RequireAgent>
  )
}
