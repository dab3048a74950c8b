import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { greatCircleMeters } from '../place/distance.ts'
import { type AmenityPlace, amenityPlaces, analyseAmenities } from './analyse.ts'
import { AMENITY_TYPE_NAMES, AMENITY_TYPES, NO_AMENITY_METERS } from './contract.ts'

const HOME = { lat: 51.4618, lng: -0.1384 }
/** A point so many metres north of the home. */
const north = (meters: number) => ({ lat: HOME.lat + meters / 111_195, lng: HOME.lng })
const place = (amenityType: AmenityPlace['amenityType'], name: string, meters: number) => ({
  amenityType,
  name,
  ...north(meters),
})

test('three nearest of a kind are told, nearest first, with minutes on foot at 3 mph', () => {
  const places = amenityPlaces([
    place('pub', 'Fourth', 900),
    place('pub', 'Second', 500),
    place('pub', 'First', 160.9344),
    place('pub', 'Third', 700),
  ])
  const { amenities } = analyseAmenities(HOME, places)
  expect(amenities.map((a) => [a.name, a.distanceMeters, a.distanceMinutes])).toEqual([
    ['First', 161, 2],
    ['Second', 500, 6],
    ['Third', 700, 9],
  ])
})

test('a name is told once, at its nearest', () => {
  const stops = [
    place('bus_stop', 'High Street', 80),
    place('bus_stop', 'High Street', 95),
    place('bus_stop', 'Mill Lane', 300),
  ]
  const { amenities } = analyseAmenities(HOME, amenityPlaces(stops))
  expect(amenities.map((a) => [a.name, a.distanceMeters])).toEqual([
    ['High Street', 80],
    ['Mill Lane', 300],
  ])
})

test.each(AMENITY_TYPE_NAMES)('a %s is told up to its limit, and measured beyond it', (type) => {
  const { limitMeters } = AMENITY_TYPES[type]
  const inside = analyseAmenities(HOME, amenityPlaces([place(type, 'Near', limitMeters - 5)]))
  const outside = analyseAmenities(HOME, amenityPlaces([place(type, 'Far', limitMeters + 5)]))
  expect(inside.amenities).toHaveLength(1)
  expect(outside.amenities).toEqual([])
  expect(outside.nearestMeters[type]).toBeGreaterThan(limitMeters)
})

test('a kind that is nowhere near is stored as the largest distance', () => {
  const { nearestMeters } = analyseAmenities(HOME, amenityPlaces([place('school', 'Far', 40_000)]))
  expect(nearestMeters.school).toBe(NO_AMENITY_METERS)
  expect(nearestMeters.pub).toBe(NO_AMENITY_METERS)
})

describe('against looking at every place', () => {
  const uk = fc.record({
    lat: fc.double({ min: 50, max: 61, noNaN: true }),
    lng: fc.double({ min: -8, max: 1.8, noNaN: true }),
  })
  const offset = fc.double({ min: -0.3, max: 0.3, noNaN: true })

  test('the nearest distance is the same', () => {
    fc.assert(
      fc.property(uk, fc.array(fc.tuple(offset, offset), { maxLength: 40 }), (home, offsets) => {
        const cafes = offsets.map(
          ([lat, lng], i): AmenityPlace => ({
            amenityType: 'cafe',
            name: `${i}`,
            lat: home.lat + lat,
            lng: home.lng + lng,
          }),
        )
        const shortest = Math.min(...cafes.map((cafe) => greatCircleMeters(home, cafe)))
        const expected =
          shortest <= NO_AMENITY_METERS - 1 ? Math.round(shortest) : NO_AMENITY_METERS
        expect(analyseAmenities(home, amenityPlaces(cafes)).nearestMeters.cafe).toBe(expected)
      }),
    )
  })
})
