import { trpc } from '../../trpc.ts'
import { PageContainer } from '../../ui/PageContainer.tsx'
import { usePageTitle } from '../../ui/usePageTitle.ts'
import { usePageView } from '../figure/usePageView.ts'
import { PropertyActions } from './PropertyActions.tsx'
import { PropertyDetails } from './PropertyDetails.tsx'
import { PropertyMedia } from './PropertyMedia.tsx'
import { PropertyNotFound } from './PropertyNotFound.tsx'
import { PropertySkeleton } from './PropertySkeleton.tsx'
import { propertyTitle } from './propertyTitle.ts'
import { SimilarProperties } from './SimilarProperties.tsx'

/** /property/{id}. Without an id the address was no listing's number. */
export function PropertyPage({ id }: { id: number | undefined }) {
  const query = trpc.property.byId.useQuery({ id: id ?? 0 }, { enabled: id !== undefined })
  const property = query.data
  const isMissing = id === undefined || query.isError
  usePageView(property?.id)
  usePageTitle(titleOf(property, isMissing))

  if (isMissing) {
    const mayBeThere = query.error !== null && query.error.data?.code !== 'NOT_FOUND'
    const retry = { ask: () => void query.refetch(), isAsking: query.isFetching }
    return <PropertyNotFound retry={mayBeThere ? retry : undefined} />
  }
  return (
    <PageContainer page>
      <PropertyActions property={property} />
      {property ? (
        <>
          <PropertyMedia property={property} />
          <PropertyDetails property={property} />
          <SimilarProperties id={property.id} />
        </>
      ) : (
        <PropertySkeleton />
      )}
    </PageContainer>
  )
}

function titleOf(
  property: { title: string; address: string } | undefined,
  isMissing: boolean,
): string {
  if (isMissing) return 'Property Not Found'
  if (!property) return 'Property'
  return propertyTitle(property)
}
