import { type Point, walkingMinutes } from '../place/distance.ts'
import {
  AMENITY_TYPE_NAMES,
  AMENITY_TYPES,
  type AmenityType,
  NO_AMENITY_METERS,
} from './contract.ts'
import { createPlaceGrid, type Near, type PlaceGrid } from './placeGrid.ts'

/** At most so many of one kind are told of a home. */
const NEAREST_OF_A_KIND = 3
/**
 * So many of one kind are looked at, the nearest first. A name is told once: the two sides of a bus stop
 * are one stop to who walks there.
 */
export const LOOKED_AT = 8

/** Something of the eight kinds, with a name and a position. */
export interface AmenityPlace extends Point {
  amenityType: AmenityType
  name: string
  address?: string | null
}

/** One line of the nearby card. */
export interface NearbyAmenity {
  amenityType: AmenityType
  name: string
  address: string | null
  /** Great-circle metres, whole. */
  distanceMeters: number
  /** Minutes on foot at 3 mph. */
  distanceMinutes: number
}

export interface AmenityAnalysis {
  /** Whole metres to the nearest of each kind, however far; NO_AMENITY_METERS when there is none within 32,766. */
  nearestMeters: Record<AmenityType, number>
  /** Up to three names of each kind within its limit of S1 section 9, kind by kind, nearest first. */
  amenities: NearbyAmenity[]
}

/** Amenity places made ready to be searched; build it once for many points. */
export type AmenityPlaces = Readonly<Record<AmenityType, PlaceGrid<AmenityPlace>>>

/** Sorts the places by kind and position. */
export function amenityPlaces(places: readonly AmenityPlace[]): AmenityPlaces {
  const grids = AMENITY_TYPE_NAMES.map((type) => [
    type,
    createPlaceGrid(places.filter((place) => place.amenityType === type)),
  ])
  return Object.fromEntries(grids) as AmenityPlaces
}

/** What is near a point, by great-circle distance. */
export function analyseAmenities(point: Point, places: AmenityPlaces): AmenityAnalysis {
  const nearestMeters = {} as Record<AmenityType, number>
  const amenities: NearbyAmenity[] = []
  for (const type of AMENITY_TYPE_NAMES) {
    const near = places[type].nearest(point, LOOKED_AT, NO_AMENITY_METERS - 1)
    nearestMeters[type] = near[0] ? Math.round(near[0].meters) : NO_AMENITY_METERS
    amenities.push(...told(type, near))
  }
  return { nearestMeters, amenities }
}

function told(type: AmenityType, near: readonly Near<AmenityPlace>[]): NearbyAmenity[] {
  const names = new Set<string>()
  return near
    .filter(({ place, meters }) => {
      const isNew = meters <= AMENITY_TYPES[type].limitMeters && !names.has(place.name)
      names.add(place.name)
      return isNew
    })
    .slice(0, NEAREST_OF_A_KIND)
    .map(({ place, meters }) => ({
      amenityType: type,
      name: place.name,
      address: place.address ?? null,
      distanceMeters: Math.round(meters),
      distanceMinutes: walkingMinutes(meters),
    }))
}
