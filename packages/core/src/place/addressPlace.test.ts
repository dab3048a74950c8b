import { describe, expect, test } from 'vitest'
import { addressPlace, normalisedAddress } from './addressPlace.ts'
import type { Place, PlaceKind } from './contract.ts'
import { createGazetteer } from './gazetteer.ts'

let id = 0
const place = (
  kind: PlaceKind,
  name: string,
  within: string[],
  lat: number,
  lng: number,
  extentMeters: number,
): Place => {
  id += 1
  return { id, kind, name, aliases: [], within, lat, lng, extentMeters, importance: extentMeters }
}

const gazetteer = createGazetteer([
  place('city', 'London', ['England'], 51.5085, -0.1257, 25_000),
  place('borough', 'Lambeth', ['London'], 51.46, -0.12, 4000),
  place('district', 'Clapham', ['London'], 51.4625, -0.138, 1500),
  place('train_station', 'Clapham', ['London'], 51.465, -0.13, 800),
  place('tube_station', 'Old Street', ['London'], 51.5256, -0.0875, 800),
  place('city', 'Brighton', ['England'], 50.8284, -0.1395, 6000),
  place('county', 'Kent', ['England'], 51.2, 0.7, 40_000),
  place('village', 'Newton', ['Kent'], 51.2, 0.7, 900),
  place('village', 'Newton', ['Cumbria'], 54.1, -3.1, 900),
  place('town', 'Ashford', ['Kent'], 51.1465, 0.8676, 4000),
  place('village', 'Eynsham', ['Oxfordshire'], 51.78, -1.37, 1200),
])

describe('the place of an address', () => {
  test.each([
    ['1 Rose Lane, Clapham, London SW4', 'district'],
    ['1 Rose Lane, Clapham, London', 'district'],
    ['1 Rose Lane, Clapham', 'district'],
    ['1 Mill Road, Eynsham', 'village'],
    ['The Cottage, Newton, Kent', 'village'],
    ['Flat 3, Old Street, London', 'tube_station'],
  ])('%s is known by its %s', (address, kind) => {
    expect(addressPlace(address, gazetteer)?.kind).toBe(kind)
  })

  test.each([
    ['a city', '1 Rose Lane, London'],
    ['a borough', '1 Rose Lane, Lambeth, London'],
    ['a town', '3 Mill Lane, Ashford, Kent'],
    ['a county', 'The Farm, Kent'],
    ['a street with the name of a station elsewhere', 'Old Street, Brighton'],
    ['a name that two places have', 'The Cottage, Newton'],
    ['nothing', '1 Rose Lane'],
    ['no text', ''],
  ])('%s is no position', (_, address) => {
    expect(addressPlace(address, gazetteer)).toBeNull()
  })
})

describe('a normalised address', () => {
  test.each([
    ['1 Rose Lane, York YO1 7HH', null],
    ['1 Rose Lane,  york, yo1 7hh', 'YO1 7HH'],
    ['1 ROSE LANE. York', 'YO1 7HH'],
  ])('%s with %s', (address, postcode) => {
    expect(normalisedAddress(address, postcode)).toBe('1 rose lane york yo1 7hh')
  })
})
