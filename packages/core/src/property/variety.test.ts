import { expect, test } from 'vitest'
import { type Glimpse, pickVaried, townOf } from './variety.ts'

test.each([
  ['Flat 3, 107 Cambridge Road, Petersfield, Cambridge CB1', 'Cambridge'],
  ['1 Rose Lane, York', 'York'],
  ['2 Wharf Yard, Canary Wharf, London EC1A', 'London'],
  ['The Old Mill', 'The Old Mill'],
])('the town of %s is %s', (address, town) => {
  expect(townOf(address)).toBe(town)
})

const flat = (town: string): Glimpse => ({
  propertyType: 'flat',
  propertyForm: 'apartment',
  address: `1 Rose Lane, ${town}`,
})
const house = (propertyForm: 'detached' | 'terraced', town: string): Glimpse => ({
  propertyType: 'house',
  propertyForm,
  address: `2 Rose Lane, ${town}`,
})

test('other towns and other buildings come before more of the same', () => {
  const [york, leeds] = [flat('York'), flat('Leeds')]
  const [yorkHouse, bathHouse] = [house('detached', 'York'), house('terraced', 'Bath')]
  const bath = { ...flat('Bath'), propertyForm: 'studio' } as const
  const listings = [york, bath, leeds, yorkHouse, bathHouse]
  expect(pickVaried(listings, 2)).toEqual([york, bathHouse])
  expect(pickVaried(listings, 5)).toEqual([york, bathHouse, leeds, yorkHouse, bath])
})

test('never more than there are, and each once', () => {
  const listings = [flat('York'), flat('York'), flat('York')]
  expect(pickVaried(listings, 24)).toEqual(listings)
  expect(pickVaried([], 3)).toEqual([])
  expect(pickVaried(listings, 0)).toEqual([])
})
