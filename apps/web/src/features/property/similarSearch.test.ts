import { expect, test } from 'vitest'
import { similarSearch } from './similarSearch.ts'

const home = { listingType: 'rent', beds: 3, address: 'Abbeville Road, London SW4' } as const

test('looks for one bed fewer to one bed more around the address', () => {
  expect(similarSearch(home)).toEqual({
    type: 'rent',
    minBeds: '2',
    maxBeds: '4',
    location: 'Abbeville Road, London SW4',
    radius: '16',
  })
})

test.each([0, 1])('sends no minimum for %d beds', (beds) => {
  expect(similarSearch({ ...home, beds })).not.toHaveProperty('minBeds')
  expect(similarSearch({ ...home, beds }).maxBeds).toBe(String(beds + 1))
})

test('sends a radius only with an address', () => {
  expect(similarSearch({ ...home, address: '  ' })).toEqual({
    type: 'rent',
    minBeds: '2',
    maxBeds: '4',
  })
})
