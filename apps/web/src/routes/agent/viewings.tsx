import { createFileRoute } from '@tanstack/react-router'
import { RequireAgent } from '../../features/agent/entry/RequireAgent.tsx'
import { UnfurnishedPage } from '../../features/unfurnished/UnfurnishedPage.tsx'

export const Route = createFileRoute('/agent/viewings')({
  component: () => (
    <RequireAgent>
      <UnfurnishedPage
        name="Viewing requests"
        purpose="Here agents will answer requests for viewings."
      />
    </RequireAgent>
  ),
})
