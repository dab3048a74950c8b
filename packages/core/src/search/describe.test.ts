import fc from 'fast-check'
import { expect, test } from 'vitest'
import { chipsOf } from './chips.ts'
import type { SearchCriteria } from './contract.ts'
import { describeCriteria, resultsHeading } from './describe.ts'
import { criteriaArbitrary } from './testing/criteriaArbitrary.ts'

const clapham: SearchCriteria = {
  listingType: 'rent',
  location: 'Clapham',
  beds: 2,
  propertyType: 'flat',
  maxPrice: 1800,
  maxTubeDistance: 0.5,
}

test.each([
  [
    clapham,
    'Flats to rent in Clapham with at least 2 bedrooms, up to £1,800 pcm, within half a mile of a tube station.',
  ],
  [{}, 'Homes for sale.'],
  [
    { location: 'Brixton; Peckham; Camberwell' },
    'Homes for sale in Brixton, Peckham or Camberwell.',
  ],
  [
    { location: 'Richmond, London', beds: 2 },
    'Homes for sale in Richmond, London, with at least 2 bedrooms.',
  ],
  [{ location: 'Stockport', radius: 3.2 }, 'Homes for sale within 2 miles of Stockport.'],
  [{ location: 'Stockport', radius: 7.2 }, 'Homes for sale within 4.5 miles of Stockport.'],
  [{ location: 'Stockport', radius: 16 }, 'Homes for sale within 10 miles of Stockport.'],
  [{ beds: 0, maxBeds: 0, propertyType: 'studio', listingType: 'rent' }, 'Studios to rent.'],
  [
    { beds: 1, maxBeds: 1, baths: 2 },
    'Homes for sale with exactly 1 bedroom and at least 2 bathrooms.',
  ],
  [{ minPrice: 250000, maxPrice: 300000 }, 'Homes for sale, between £250,000 and £300,000.'],
  [
    { features: ['garden', 'chain free'], excludedFeatures: ['new build'] },
    'Homes for sale, chain free, with a garden, not newly built.',
  ],
  [{ nearAmenity: 'supermarket; pub' }, 'Homes for sale, near a supermarket and a pub.'],
] satisfies [SearchCriteria, string][])('%o is "%s"', (criteria, sentence) => {
  expect(describeCriteria(criteria)).toBe(sentence)
})

test.each([
  [clapham, 38, false, '38 homes to rent in Clapham'],
  [{}, 1, false, '1 home for sale'],
  [{}, 10000, true, '10,000+ homes for sale'],
  [clapham, 0, false, 'No homes to rent in Clapham'],
] satisfies [SearchCriteria, number, boolean, string][])(
  '%o with %d results',
  (criteria, total, isCapped, heading) => {
    expect(resultsHeading(criteria, total, isCapped)).toBe(heading)
  },
)

test('chips read as in the design', () => {
  expect(chipsOf({ ...clapham, features: ['balcony'] }).map((chip) => chip.label)).toEqual([
    'Clapham',
    '2+ beds',
    'Flat',
    'Up to £1,800 pcm',
    'Tube within 0.5 mile',
    'Balcony',
  ])
  expect(chipsOf({ propertyType: 'studio', beds: 0, maxBeds: 0 })).toEqual([
    { criterion: 'propertyType', label: 'Studio', without: {} },
  ])
  expect(chipsOf({ location: 'Bath; York', radius: 1.6 })[0]?.without).toEqual({
    location: 'York',
    radius: 1.6,
  })
})

test('taking every chip away, one after the other, leaves nothing but the listing type', () => {
  fc.assert(
    fc.property(criteriaArbitrary, (criteria) => {
      let rest = criteria
      for (let chips = chipsOf(rest); chips.length > 0; chips = chipsOf(rest)) {
        const [first] = chips
        if (!first) break
        expect(first.without).not.toEqual(rest)
        rest = first.without
      }
      const { listingType, radius, ...others } = rest
      expect(others).toEqual({})
    }),
  )
})
