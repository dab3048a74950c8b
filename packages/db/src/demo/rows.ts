import type { AmenityType } from '@hearth/core/amenity/contract.ts'
import { toNationalGrid } from '@hearth/core/place/nationalGrid.ts'
import { featureBits } from '@hearth/core/property/featureBits.ts'
import { featureTagsOf } from '@hearth/core/property/featureTagsOf.ts'
import type { propertyAmenities } from '../schema/amenity.ts'
import type { places } from '../schema/place.ts'
import type { properties, propertyDetails, propertyHistory } from '../schema/property.ts'
import type { DemoListing } from './listing.ts'
import type { DemoPlace } from './nearby.ts'

/** The nearest-distance columns of a listing from an analysis. */
export function nearestColumns(nearest: Readonly<Record<AmenityType, number>>) {
  return {
    trainMeters: nearest.train_station,
    tubeMeters: nearest.tube_station,
    busMeters: nearest.bus_stop,
    schoolMeters: nearest.school,
    supermarketMeters: nearest.supermarket,
    pubMeters: nearest.pub,
    cafeMeters: nearest.cafe,
    restaurantMeters: nearest.restaurant,
  }
}

const UNPLACED = { lat: null, lng: null, easting: null, northing: null }

/** The searched half of a listing. */
export function propertyRow(listing: DemoListing, agentId: number): typeof properties.$inferInsert {
  const { home, terms, timeline, position, address } = listing
  return {
    agentId,
    listingType: home.listingType,
    status: timeline.status,
    propertyType: home.propertyType,
    propertyForm: home.propertyForm,
    price: terms.price,
    beds: home.beds,
    baths: home.baths,
    areaSqft: home.areaSqft,
    address: address.line,
    postcode: address.postcode,
    ...(position ? { ...position, ...toNationalGrid(position) } : UNPLACED),
    featureBits: featureBits(
      featureTagsOf({
        features: listing.features,
        furnishing: home.furnishing,
        tenure: terms.tenure,
      }),
    ),
    ...nearestColumns(listing.nearby.nearestMeters),
    createdAt: timeline.createdAt,
    updatedAt: timeline.updatedAt,
    reducedAt: timeline.reducedAt,
    withdrawnAt: timeline.withdrawnAt,
    isDemo: true,
  }
}

/** The shown half of a listing. */
export function detailsRow(
  listing: DemoListing,
  propertyId: number,
): typeof propertyDetails.$inferInsert {
  const { home, terms } = listing
  return {
    propertyId,
    title: listing.title,
    priceText: terms.priceText,
    priceQualifier: terms.priceQualifier,
    description: listing.description,
    features: listing.features,
    images: listing.images,
    agentName: listing.agentName,
    agentPhone: listing.agentPhone,
    floorplanUrl: listing.floorplanUrl,
    epcRating: home.epcRating,
    epcUrl: null,
    tenure: terms.tenure,
    leaseYears: terms.leaseYears,
    serviceCharge: terms.serviceCharge,
    groundRent: terms.groundRent,
    councilTaxBand: terms.councilTaxBand,
    deposit: terms.deposit,
    furnishing: home.furnishing,
    availableFrom: listing.availableFrom,
  }
}

/** The past of a listing. */
export function historyRows(
  listing: DemoListing,
  propertyId: number,
): (typeof propertyHistory.$inferInsert)[] {
  return listing.timeline.history.map((change) => ({ propertyId, ...change }))
}

/** What the nearby card of a listing tells. */
export function amenityRows(
  listing: DemoListing,
  propertyId: number,
): (typeof propertyAmenities.$inferInsert)[] {
  return listing.nearby.amenities.map((amenity) => ({ propertyId, ...amenity }))
}

/** A made-up place, marked as such. */
export function placeRow(place: DemoPlace): typeof places.$inferInsert {
  const { amenityType, name, within, address, lat, lng, sourceKey } = place
  return {
    kind: amenityType,
    name,
    within,
    address,
    lat,
    lng,
    ...toNationalGrid(place),
    source: 'demo',
    sourceKey,
    isDemo: true,
  }
}
