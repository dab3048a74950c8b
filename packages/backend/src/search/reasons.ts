import {
  AMENITY_TYPES,
  type AmenityType,
  NO_AMENITY_METERS,
} from '@hearth/core/amenity/contract.ts'
import type { SearchCriteria } from '@hearth/core/search/contract.ts'
import type { ReasonsWanted } from '../property/data.ts'
import { amenitiesOf } from './filters.ts'

/** Named when nothing near was asked for: the first of these that is within its limit. */
const STATIONS: readonly AmenityType[] = ['tube_station', 'train_station']

/**
 * What a card says about why it matches: the nearest of each kind that was asked to be near, else the
 * nearest station within the limits of S1 section 9.
 */
export function reasonsWanted(criteria: SearchCriteria): ReasonsWanted {
  const asked = askedToBeNear(criteria)
  if (asked.length > 0) {
    const amenities = asked.map((type) => ({ type, withinMeters: NO_AMENITY_METERS }))
    return { amenities, most: asked.length }
  }
  const amenities = STATIONS.map((type) => ({
    type,
    withinMeters: AMENITY_TYPES[type].limitMeters,
  }))
  return { amenities, most: 1 }
}

function askedToBeNear(criteria: SearchCriteria): AmenityType[] {
  const asked: AmenityType[] = []
  if (criteria.maxTubeDistance !== undefined) asked.push('tube_station')
  if (criteria.maxTrainDistance !== undefined) asked.push('train_station')
  if (criteria.maxBusDistance !== undefined) asked.push('bus_stop')
  return [...new Set([...asked, ...amenitiesOf(criteria)])]
}
