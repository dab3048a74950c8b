import type { PropertyCard as Card } from '@hearth/core/property/contract.ts'
import { PROPERTY_DEFAULTS } from '@hearth/core/property/wording.ts'
import { useId, useState } from 'react'
import { PropertyCard } from '../../property/PropertyCard.tsx'
import classes from './Aside.module.css'
import { useListingFormState } from './ListingFormContext.ts'
import { listingOf } from './values.ts'

/** The card of the listing as it will be among results. It is a picture of one: nothing in it can be pressed. */
export function ListingPreview({ id }: { id: number | null }) {
  const { form, place } = useListingFormState()
  const heading = useId()
  const [now] = useState(() => new Date().toISOString())
  const { position, ...listing } = listingOf(form.getValues())
  const point = position ?? place.found
  const card: Card = {
    ...listing,
    id: id ?? 0,
    title: listing.title || PROPERTY_DEFAULTS.title,
    priceText: null,
    lat: point?.lat ?? null,
    lng: point?.lng ?? null,
    createdAt: now,
    reducedAt: null,
    matchReasons: [],
  }
  return (
    <section aria-labelledby={heading}>
      <h2 id={heading} className={classes.title}>
        In search results
      </h2>
      <div inert>
        <PropertyCard card={card} hasStillPicture hasHeart={false} />
      </div>
    </section>
  )
}
