import { propertyIdFrom } from '@hearth/core/property/propertyId.ts'
import { createFileRoute } from '@tanstack/react-router'
import { RequireAgent } from '../../../features/agent/entry/RequireAgent.tsx'
import { EditPropertyPage } from '../../../features/agent/form/PropertyFormPage.tsx'

export const Route = createFileRoute('/agent/properties/$id/edit')({
  component: EditRoute,
})

function EditRoute() {
  const { id } = Route.useParams()
  return (
    <RequireAgent>
      <EditPropertyPage id={propertyIdFrom(id)} />
    </RequireAgent>
  )
}
