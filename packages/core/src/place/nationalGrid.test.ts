import { expect, test } from 'vitest'
import { toNationalGrid } from './nationalGrid.ts'

test.each([
  // Ordnance Survey's worked example is 651409.903, 313177.270 for this point in OSGB36; WGS84 below.
  ['Caister water tower', 52.65797861194, 1.71605194472, 651409, 313177],
  ['Big Ben', 51.50072, -0.12463, 530268, 179645],
])('%s is projected within ten metres', (_, lat, lng, easting, northing) => {
  const point = toNationalGrid({ lat, lng })
  expect(Math.abs(point.easting - easting)).toBeLessThan(10)
  expect(Math.abs(point.northing - northing)).toBeLessThan(10)
})
