import type { PropertyAmenity } from '@hearth/core/amenity/contract.ts'
import { expect, test } from 'vitest'
import { amenityGroups } from './groups.ts'

const place = (amenityType: PropertyAmenity['amenityType'], distanceMeters: number) => ({
  id: distanceMeters,
  propertyId: 1,
  amenityType,
  name: `${amenityType} at ${distanceMeters}`,
  address: null,
  distanceMeters,
  distanceMinutes: 1,
  transportMode: 'walking' as const,
})

test('key kinds are all there, nearest first; others only where there are any', () => {
  const { key, others } = amenityGroups([
    place('pub', 300),
    place('school', 900),
    place('school', 200),
    place('cafe', 100),
  ])
  expect(key.map(({ type, places }) => [type, places.map((p) => p.distanceMeters)])).toEqual([
    ['tube_station', []],
    ['train_station', []],
    ['bus_stop', []],
    ['school', [200, 900]],
    ['supermarket', []],
  ])
  expect(others.map(({ type }) => type)).toEqual(['pub', 'cafe'])
})
