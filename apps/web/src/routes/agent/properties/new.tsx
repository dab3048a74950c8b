import { createFileRoute } from '@tanstack/react-router'
import { RequireAgent } from '../../../features/agent/entry/RequireAgent.tsx'
import { NewPropertyPage } from '../../../features/agent/form/PropertyFormPage.tsx'

export const Route = createFileRoute('/agent/properties/new')({
  component: () => (
    <RequireAgent>
      <NewPropertyPage />
    </RequireAgent>
  ),
})
