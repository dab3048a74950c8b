import { createFileRoute } from '@tanstack/react-router'
import { RequireAgent } from '../../features/agent/entry/RequireAgent.tsx'
import { UnfurnishedPage } from '../../features/unfurnished/UnfurnishedPage.tsx'

export const Route = createFileRoute('/agent/import')({
  component: () => (
    <RequireAgent>
      <UnfurnishedPage name="Import" purpose="Here agents will import their listings." />
    </RequireAgent>
  ),
})
