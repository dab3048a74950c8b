import { EARTH_RADIUS_METERS, type Point } from '@hearth/core/place/distance.ts'
import { toNationalGrid } from '@hearth/core/place/nationalGrid.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { circleAround } from './circle.ts'

/** The point that lies this far away in this direction, on the sphere of S1. */
function pointAway({ lat, lng }: Point, meters: number, bearing: number): Point {
  const [phi, lambda] = [(lat * Math.PI) / 180, (lng * Math.PI) / 180]
  const angle = meters / EARTH_RADIUS_METERS
  const sinPhi =
    Math.sin(phi) * Math.cos(angle) + Math.cos(phi) * Math.sin(angle) * Math.cos(bearing)
  const away =
    lambda +
    Math.atan2(
      Math.sin(bearing) * Math.sin(angle) * Math.cos(phi),
      Math.cos(angle) - Math.sin(phi) * sinPhi,
    )
  return { lat: (Math.asin(sinPhi) * 180) / Math.PI, lng: (away * 180) / Math.PI }
}

test('the box on the grid holds the whole circle, anywhere a home can be and for any radius', () => {
  fc.assert(
    fc.property(
      fc.record({
        lat: fc.double({ min: 49, max: 61.5, noNaN: true }),
        lng: fc.double({ min: -9, max: 3, noNaN: true }),
      }),
      fc.double({ min: 0, max: 700_000, noNaN: true }),
      fc.double({ min: 0, max: 2 * Math.PI, noNaN: true }),
      (centre, radius, bearing) => {
        const edge = pointAway(centre, radius, bearing)
        const isInUk = edge.lat >= 49 && edge.lat <= 61.5 && edge.lng >= -9 && edge.lng <= 3
        fc.pre(isInUk)
        const circle = circleAround(centre, radius)
        const { easting, northing } = toNationalGrid(edge)
        expect(Math.abs(easting - circle.easting)).toBeLessThanOrEqual(circle.reach)
        expect(Math.abs(northing - circle.northing)).toBeLessThanOrEqual(circle.reach)
      },
    ),
    { numRuns: 5000 },
  )
})
