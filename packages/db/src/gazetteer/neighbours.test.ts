import { greatCircleMeters, type Point } from '@hearth/core/place/distance.ts'
import { expect, test } from 'vitest'
import { keptFromNeighbours } from './neighbours.ts'
import { readGazetteer } from './read.ts'
import type { Draft } from './row.ts'

const places = readGazetteer()

function placeOf(name: string, region: string) {
  const found = places.find(
    (place) =>
      place.name === name && place.within.includes(region) && !place.kind.endsWith('_station'),
  )
  if (!found) throw new Error(`no ${name} in ${region}`)
  return found
}

const metersBetween = (a: Point, b: Point) => greatCircleMeters(a, b)

test.each([
  ['Salford', 'Greater Manchester', 'Manchester City Centre', 'Manchester'],
  ['Sale', 'Greater Manchester', 'Chorlton', 'Manchester'],
  ['Stockport', 'Greater Manchester', 'Burnage', 'Manchester'],
])('%s in %s does not reach the middle of %s', (town, region, district, city) => {
  const [a, b] = [placeOf(town, region), placeOf(district, city)]
  expect(a.extentMeters).toBeLessThan(metersBetween(a, b))
})

const draft = (rest: Partial<Draft>): Draft => ({
  kind: 'town',
  name: 'Small',
  aliases: [],
  lat: 53,
  lng: -2,
  extentMeters: 4000,
  importance: 40_000,
  parents: ['England'],
  source: 'geonames',
  sourceKey: '1',
  ...rest,
})
const small = draft({})
const extentBeside = (...others: Draft[]) => keptFromNeighbours([small, ...others])[0]?.extentMeters

test('a town beside a larger one keeps its part of the way, and never loses itself', () => {
  const large = (lat: number) => draft({ name: 'Large', importance: 400_000, lat, sourceKey: '2' })
  expect(extentBeside(large(53.05))).toBe(3300)
  expect(extentBeside(large(53.01))).toBe(2400)
  expect(extentBeside(large(53.5))).toBe(4000)
})

test('a neighbour of its size, its own districts and a list of our own change nothing', () => {
  expect(extentBeside(draft({ name: 'Twin', importance: 50_000, lat: 53.03 }))).toBe(4000)
  const own = draft({ kind: 'district', name: 'Part', parents: ['Small'], extentMeters: 900 })
  expect(extentBeside(own)).toBe(4000)
  const ours = draft({ source: 'hearth' })
  const large = draft({ name: 'Large', importance: 400_000, lat: 53.01 })
  expect(keptFromNeighbours([ours, large])[0]).toEqual(ours)
})
