import type { PropertyCard } from '@hearth/core/property/contract.ts'

/** A terraced house for sale in Clapham, for tests. */
export function aCard(facts: Partial<PropertyCard> = {}): PropertyCard {
  return {
    id: 7,
    title: 'Three-bedroom Victorian house',
    listingType: 'sale',
    status: 'available',
    propertyType: 'house',
    propertyForm: 'terraced',
    price: 485_000,
    priceText: null,
    priceQualifier: null,
    address: 'Leathwaite Road, Clapham, SW11',
    postcode: 'SW11 6RS',
    beds: 3,
    baths: 2,
    areaSqft: 1120,
    images: ['/art/front/terraced-3-2-1120-5-1.svg'],
    lat: 51.45,
    lng: -0.16,
    createdAt: '2026-10-01T09:00:00.000Z',
    reducedAt: null,
    matchReasons: [],
    ...facts,
  }
}
