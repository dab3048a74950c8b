import {
  type PageHead,
  PROPERTY_NOT_FOUND_HEAD,
  PROPERTY_UNKNOWN_HEAD,
} from '@hearth/core/page/head.ts'
import { propertyHead } from '@hearth/core/page/propertyHead.ts'
import type { PropertyDetail } from '@hearth/core/property/contract.ts'
import { trpc } from '../../trpc.ts'
import { PageContainer } from '../../ui/PageContainer.tsx'
import { siteOrigin } from '../../ui/siteOrigin.ts'
import { usePageHead } from '../../ui/usePageHead.ts'
import { usePageView } from '../figure/usePageView.ts'
import { BrochureFloorplan } from './Brochure.tsx'
import { PropertyActions } from './PropertyActions.tsx'
import { PropertyDetails } from './PropertyDetails.tsx'
import { PropertyMedia } from './PropertyMedia.tsx'
import { PropertyNotFound } from './PropertyNotFound.tsx'
import { PropertySkeleton } from './PropertySkeleton.tsx'
import { SimilarProperties } from './SimilarProperties.tsx'

/** /property/{id}. Without an id the address was no listing's number. */
export function PropertyPage({ id }: { id: number | undefined }) {
  const query = trpc.property.byId.useQuery({ id: id ?? 0 }, { enabled: id !== undefined })
  const property = query.data
  const isMissing = id === undefined || query.isError
  usePageView(property?.id)
  usePageHead(headOf(property, isMissing))

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
          <div data-screen-only>
            <SimilarProperties id={property.id} />
          </div>
          <BrochureFloorplan property={property} />
        </>
      ) : (
        <PropertySkeleton />
      )}
    </PageContainer>
  )
}

function headOf(property: PropertyDetail | undefined, isMissing: boolean): PageHead {
  if (isMissing) return PROPERTY_NOT_FOUND_HEAD
  return property ? propertyHead(property, siteOrigin()) : PROPERTY_UNKNOWN_HEAD
}
