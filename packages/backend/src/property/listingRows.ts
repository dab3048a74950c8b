import { toNationalGrid } from '@hearth/core/place/nationalGrid.ts'
import { featureBits } from '@hearth/core/property/featureBits.ts'
import { featureTagsOf } from '@hearth/core/property/featureTagsOf.ts'
import type { ListingInput } from '@hearth/core/property/listingContract.ts'
import type { StoredListing } from './listing.ts'

/** What is searched and sorted by. */
export function homeOf(input: ListingInput) {
  const { listingType, status, price, address, postcode, beds, baths, agentRef } = input
  const { propertyType, propertyForm, areaSqft } = input
  return {
    ...{ listingType, status, price, address, postcode, beds, baths, agentRef },
    ...{ propertyType, propertyForm, areaSqft },
    featureBits: featureBits(featureTagsOf(input)),
  }
}

/** What stands beside it. */
export function detailsOf(input: ListingInput) {
  const { title, description, priceQualifier, features, images, agentName, agentPhone } = input
  const { floorplanUrl, epcUrl, epcRating, epcExemption, virtualTourUrl } = input
  const { tenure, leaseYears, serviceCharge, groundRent, councilTaxBand } = input
  const { deposit, furnishing, availableFrom } = input
  return {
    ...{ title, description, priceQualifier, features, images, agentName, agentPhone },
    ...{ floorplanUrl, epcUrl, epcRating, epcExemption, virtualTourUrl },
    ...{ tenure, leaseYears, serviceCharge, groundRent, councilTaxBand },
    ...{ deposit, furnishing, availableFrom },
    // A price in words stands for one that is not known as a number.
    ...(input.price !== null && { priceText: null }),
  }
}

/** A position that an agent gives, in degrees and on the grid. */
export const placed = (point: { lat: number; lng: number }) => ({
  ...point,
  ...toNationalGrid(point),
  isPositionGiven: true,
})

const REAL = { isDemo: false }
const NOWHERE = { lat: null, lng: null, easting: null, northing: null, isPositionGiven: false }

/**
 * A position given by hand holds. Without one, what was found for the address holds for as long as the
 * address does. Whoever moves a demo home makes it a home like others, whose surroundings are looked at.
 */
export function positionAfter({ listing: before }: StoredListing, input: ListingInput) {
  const { position } = input
  if (position)
    return isSamePoint(before.position, position) ? {} : { ...placed(position), ...REAL }
  const hasMoved = before.address !== input.address || before.postcode !== input.postcode
  return hasMoved || before.position ? { ...NOWHERE, ...REAL } : {}
}

const isSamePoint = (one: ListingInput['position'], { lat, lng }: { lat: number; lng: number }) =>
  one?.lat === lat && one.lng === lng
