import { createFileRoute } from '@tanstack/react-router'
import { AgentLoginPage } from '../../features/agent/entry/AgentLoginPage.tsx'
import { agentSearch } from '../../features/agent/entry/agentSearch.ts'

export const Route = createFileRoute('/agent/login')({
  validateSearch: agentSearch,
  component: () => <AgentLoginPage {...Route.useSearch()} />,
})
