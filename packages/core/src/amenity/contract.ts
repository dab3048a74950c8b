import { z } from 'zod'

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

export const TRANSPORT_MODES = ['walking'] as const

/** One line of the nearby card. */
export const propertyAmenitySchema = z.object({
  id: z.number().int(),
  propertyId: z.number().int(),
  amenityType: z.enum(AMENITY_TYPE_NAMES),
  name: z.string(),
  address: z.string().nullable(),
  /** Great-circle metres, whole. */
  distanceMeters: z.number().int(),
  distanceMinutes: z.number().int(),
  transportMode: z.enum(TRANSPORT_MODES),
})
export type PropertyAmenity = z.infer<typeof propertyAmenitySchema>

export const amenityInput = z.object({ propertyId: z.number().int().positive().max(2_147_483_647) })
/** Nearest first. */
export const amenitiesOutput = z.array(propertyAmenitySchema)
export const analyzeOutput = z.object({
  success: z.literal(true),
  /** How many of them the card tells of. */
  amenitiesFound: z.number().int(),
})
