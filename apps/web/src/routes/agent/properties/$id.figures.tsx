import { propertyIdFrom } from '@hearth/core/property/propertyId.ts'
import { createFileRoute } from '@tanstack/react-router'
import { RequireAgent } from '../../../features/agent/entry/RequireAgent.tsx'
import { FiguresPage } from '../../../features/agent/figures/FiguresPage.tsx'

export const Route = createFileRoute('/agent/properties/$id/figures')({
  component: FiguresRoute,
})

function FiguresRoute() {
  const id = propertyIdFrom(Route.useParams().id)
  return (
    <RequireAgent>
      <FiguresPage key={id} id={id} />
    </RequireAgent>
  )
}
