/** The eight kinds of S1 section 3, with the name shown and the distance limit in metres of S1 section 9. */
export const AMENITY_TYPES = {
  train_station: { label: 'Train Station', limitMeters: 2000 },
  tube_station: { label: 'Tube Station', limitMeters: 1500 },
  bus_stop: { label: 'Bus Stop', limitMeters: 500 },
  school: { label: 'School', limitMeters: 1500 },
  supermarket: { label: 'Supermarket', limitMeters: 1000 },
  pub: { label: 'Pub', limitMeters: 1500 },
  cafe: { label: 'Café', limitMeters: 800 },
  restaurant: { label: 'Restaurant', limitMeters: 1000 },
} as const

export type AmenityType = keyof typeof AMENITY_TYPES
export const AMENITY_TYPE_NAMES = Object.keys(AMENITY_TYPES) as [AmenityType, ...AmenityType[]]

/** Stored when no place of a kind is near: further than any limit, and it fits a smallint. */
export const NO_AMENITY_METERS = 32767
