import { propertyIdFrom } from '@hearth/core/property/propertyId.ts'
import { createFileRoute } from '@tanstack/react-router'
import { PropertyPage } from '../features/property/PropertyPage.tsx'

export const Route = createFileRoute('/property/$id')({
  loader: ({ context, params }) => {
    const id = propertyIdFrom(params.id)
    // Not awaited: the page shows its skeletons at once.
    if (id !== undefined) void context.trpcUtils.property.byId.prefetch({ id })
  },
  component: PropertyRoute,
})

function PropertyRoute() {
  const id = propertyIdFrom(Route.useParams().id)
  return <PropertyPage key={id} id={id} />
}
