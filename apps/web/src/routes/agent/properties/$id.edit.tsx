import { createFileRoute } from '@tanstack/react-router'
import { RequireAgent } from '../../../features/agent/entry/RequireAgent.tsx'
import { UnfurnishedPage } from '../../../features/unfurnished/UnfurnishedPage.tsx'

export const Route = createFileRoute('/agent/properties/$id/edit')({
  component: () => (
    <RequireAgent>
      <UnfurnishedPage name="Edit Property" purpose="Here agents will change a home." />
    </RequireAgent>
  ),
})
