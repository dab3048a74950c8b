import {
  AMENITY_TYPE_NAMES,
  type AmenityType,
  type PropertyAmenity,
} from '@hearth/core/amenity/contract.ts'

/** The kinds whose distance everybody asks for (S1 section 2): told even when there is none nearby. */
const KEY_TYPES: readonly AmenityType[] = [
  'tube_station',
  'train_station',
  'bus_stop',
  'school',
  'supermarket',
]

export interface AmenityGroup {
  type: AmenityType
  /** Nearest first; none for a key kind that is not found nearby. */
  places: PropertyAmenity[]
}

/** What is near, by kind: the key kinds first, each of them, then the others that are there. */
export function amenityGroups(amenities: readonly PropertyAmenity[]): {
  key: AmenityGroup[]
  others: AmenityGroup[]
} {
  const groupOf = (type: AmenityType): AmenityGroup => ({
    type,
    places: amenities
      .filter(({ amenityType }) => amenityType === type)
      .toSorted((a, b) => a.distanceMeters - b.distanceMeters),
  })
  return {
    key: KEY_TYPES.map(groupOf),
    others: AMENITY_TYPE_NAMES.filter((type) => !KEY_TYPES.includes(type))
      .map(groupOf)
      .filter(({ places }) => places.length > 0),
  }
}
