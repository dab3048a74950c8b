import { createFileRoute, useLocation } from '@tanstack/react-router'
import { AgentRegisterPage } from '../../features/agent/entry/AgentRegisterPage.tsx'
import { agentSearch } from '../../features/agent/entry/agentSearch.ts'

export const Route = createFileRoute('/agent/register')({
  validateSearch: agentSearch,
  component: RegisterRoute,
})

function RegisterRoute() {
  const search = Route.useSearch()
  // Behind the "#", where it is sent to no server.
  const token = useLocation({ select: ({ hash }) => hash })
  // A link from an e-mail that is opened while the page is open begins anew.
  return <AgentRegisterPage key={token} search={search} token={token} />
}
