import { createFileRoute } from '@tanstack/react-router'
import { agentSearch } from '../../features/agent/entry/agentSearch.ts'
import { UnfurnishedPage } from '../../features/unfurnished/UnfurnishedPage.tsx'

export const Route = createFileRoute('/agent/login')({
  validateSearch: agentSearch,
  component: () => (
    <UnfurnishedPage
      name="For agents"
      purpose="Here estate agents will sign in to look after their homes."
    />
  ),
})
