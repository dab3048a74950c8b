import { createFileRoute } from '@tanstack/react-router'
import { RequireAgent } from '../../../features/agent/entry/RequireAgent.tsx'
import { UnfurnishedPage } from '../../../features/unfurnished/UnfurnishedPage.tsx'

export const Route = createFileRoute('/agent/properties/$id/figures')({
  component: () => (
    <RequireAgent>
      <UnfurnishedPage name="Figures" purpose="Here agents will see how a home does." />
    </RequireAgent>
  ),
})
