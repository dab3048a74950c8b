import type { PropertyDetail } from '@hearth/core/property/contract.ts'
import { aCard } from './aCard.ts'

/** All that is known of the house in Clapham, for tests. */
export function aListing(facts: Partial<PropertyDetail> = {}): PropertyDetail {
  const { matchReasons: _, ...card } = aCard()
  return {
    ...card,
    features: ['Garden'],
    featureTags: ['garden'],
    description: 'A handsome house.',
    agentName: 'Jane Morrow',
    agentCompany: 'Morrow & Finch',
    agentPhone: '020 7946 0102',
    floorplanUrl: '/art/floorplan/terraced-3-2-1120-5-1.svg',
    epcRating: 'C',
    epcUrl: null,
    epcExemption: null,
    virtualTourUrl: null,
    tenure: null,
    leaseYears: null,
    serviceCharge: null,
    groundRent: null,
    councilTaxBand: null,
    deposit: null,
    furnishing: null,
    availableFrom: null,
    history: [],
    ...facts,
  }
}
