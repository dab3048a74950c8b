import { expect, test } from 'vitest'
import {
  areaLabel,
  badgesOf,
  bathsLabel,
  bedroomsWord,
  bedsLabel,
  distanceLabel,
  typeLabel,
} from './wording.ts'

test('bed and bath labels are singular when the count is exactly 1', () => {
  expect([0, 1, 2].map(bedsLabel)).toEqual(['Studio', '1 bed', '2 beds'])
  expect([0, 1, 2].map(bathsLabel)).toEqual(['0 baths', '1 bath', '2 baths'])
  expect([0, 1, 2].map(bedroomsWord)).toEqual(['bedrooms', 'bedroom', 'bedrooms'])
  expect(areaLabel(2340)).toBe('2,340 sq ft')
})

test.each([
  [0, '0m'],
  [120, '120m'],
  [999, '999m'],
  [999.6, '1.0km'],
  [1000, '1.0km'],
  [1149, '1.1km'],
])('%d metres are shown as %s', (meters, label) => {
  expect(distanceLabel(meters)).toBe(label)
})

test.each([
  ['house', 'terraced', 'Terraced'],
  ['house', null, 'House'],
  ['flat', null, 'Flat'],
  ['flat', 'studio', 'Studio'],
  ['bungalow', 'detached', 'Detached bungalow'],
] as const)('%s %s has the badge %s', (propertyType, propertyForm, label) => {
  expect(typeLabel({ propertyType, propertyForm })).toBe(label)
})

test('badges tell status, reduction and age', () => {
  const now = new Date('2026-11-20T12:00:00Z')
  const badges = (
    status: 'available' | 'underOffer',
    createdAt: string,
    reducedAt: string | null,
  ) => badgesOf({ status, createdAt, reducedAt }, now)
  expect(badges('available', '2026-11-19T12:00:00Z', null)).toEqual(['New'])
  expect(badges('available', '2026-11-13T11:59:00Z', null)).toEqual([])
  expect(badges('underOffer', '2026-08-01T12:00:00Z', '2026-11-01T12:00:00Z')).toEqual([
    'Under Offer',
    'Reduced',
  ])
  expect(badges('available', '2026-08-01T12:00:00Z', '2026-10-01T12:00:00Z')).toEqual([])
})
