import { createFileRoute } from '@tanstack/react-router'
import { RequireAgent } from '../../../features/agent/entry/RequireAgent.tsx'
import { UnfurnishedPage } from '../../../features/unfurnished/UnfurnishedPage.tsx'

export const Route = createFileRoute('/agent/properties/new')({
  component: () => (
    <RequireAgent>
      <UnfurnishedPage name="Add Property" purpose="Here agents will add a home." />
    </RequireAgent>
  ),
})
