import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { SearchCriteria } from '../search/contract.ts'
import { criteriaArbitrary } from '../search/testing/criteriaArbitrary.ts'
import { criteriaFromParams, criteriaToParams } from '../search/urlCodec.ts'
import { SEARCH_NAME_MAX, searchName } from './contract.ts'
import { otherWishes, proposedName, searchKey, searchPlace, searchPrice } from './searchInWords.ts'

test.each<[SearchCriteria, string]>([
  [
    { listingType: 'rent', location: 'Clapham', beds: 2, propertyType: 'flat', maxPrice: 1800 },
    '2+ bed flats to rent in Clapham, under £1,800 pcm',
  ],
  [{}, 'Homes for sale'],
  [{ location: 'York' }, 'Homes for sale in York'],
  [{ beds: 0 }, 'Homes for sale'],
  [{ beds: 3, maxBeds: 3, propertyType: 'terraced' }, '3 bed terraced houses for sale'],
  [{ beds: 1, maxBeds: 2, listingType: 'rent' }, '1–2 bed homes to rent'],
  [{ maxBeds: 2 }, 'Up to 2 bed homes for sale'],
  [{ beds: 0, maxBeds: 2 }, 'Up to 2 bed homes for sale'],
  [{ beds: 0, maxBeds: 0, listingType: 'rent' }, 'Studios to rent'],
  [{ propertyType: 'studio', beds: 0, maxBeds: 0 }, 'Studios for sale'],
  [{ minPrice: 300_000 }, 'Homes for sale, over £300,000'],
  [{ minPrice: 0 }, 'Homes for sale, over £0'],
  [
    { minPrice: 300_000, maxPrice: 450_000, propertyType: 'land' },
    'Land for sale, £300,000–£450,000',
  ],
  [
    { listingType: 'rent', location: 'Balham; Streatham', minPrice: 900, maxPrice: 1300 },
    'Homes to rent in Balham or Streatham, £900–£1,300 pcm',
  ],
  [{ location: 'Stockport', radius: 3.2 }, 'Homes for sale within 2 miles of Stockport'],
])('%j is called %s', (criteria, name) => {
  expect(proposedName(criteria)).toBe(name)
})

test('any search has a name that may be kept as it is', () => {
  const long = fc.string({ minLength: 1, maxLength: 300, unit: 'grapheme' })
  fc.assert(
    fc.property(criteriaArbitrary, fc.option(long), (criteria, place) => {
      const name = proposedName(place ? { ...criteria, location: place } : criteria)
      expect(name.length).toBeLessThanOrEqual(SEARCH_NAME_MAX)
      if (!place) expect(searchName.parse(name)).toBe(name)
    }),
  )
})

test.each<[SearchCriteria, string, string, string[]]>([
  [{}, 'Anywhere in the UK', 'Any price', []],
  [
    { location: 'Balham; Streatham', listingType: 'rent', maxPrice: 1800, beds: 2, baths: 1 },
    'Balham or Streatham',
    'Up to £1,800 pcm',
    [],
  ],
  [
    { minPrice: 300_000, maxPrice: 450_000, beds: 2, maxBeds: 3, features: ['garden'] },
    'Anywhere in the UK',
    '£300,000–£450,000',
    ['Up to 3 beds', 'Garden'],
  ],
  [
    { location: 'York', radius: 3.2, propertyType: 'house', minPrice: 250_000 },
    'York',
    'From £250,000',
    ['Within 2 miles', 'House'],
  ],
  [
    { beds: 0, maxBeds: 0, propertyType: 'studio', excludedFeatures: ['new build'] },
    'Anywhere in the UK',
    'Any price',
    ['Studio', 'No new build'],
  ],
])('%j as a card', (criteria, place, price, wishes) => {
  expect(searchPlace(criteria)).toBe(place)
  expect(searchPrice(criteria)).toBe(price)
  expect(otherWishes(criteria).map(({ label }) => label)).toEqual(wishes)
})

test.each<[SearchCriteria, SearchCriteria, boolean]>([
  [{}, { listingType: 'sale' }, true],
  [{}, { listingType: 'rent' }, false],
  [{ location: 'A; B' }, { location: 'B; A' }, true],
  [{ features: ['garden', 'parking'] }, { features: ['parking', 'garden'] }, true],
  [{ features: ['garden'] }, { excludedFeatures: ['garden'] }, false],
  [{ nearAmenity: 'pub; school' }, { nearAmenity: 'school; pub' }, true],
  [{ beds: 0 }, {}, false],
  [{ maxBeds: 2, beds: 1 }, { beds: 1, maxBeds: 2 }, true],
])('%j and %j are the same search: %s', (one, other, expected) => {
  expect(searchKey(one) === searchKey(other)).toBe(expected)
})

test('a search that went through an address is the same search', () => {
  fc.assert(
    fc.property(criteriaArbitrary, (criteria) => {
      const back = criteriaFromParams(criteriaToParams(criteria))
      expect(searchKey(back)).toBe(searchKey(criteria))
    }),
  )
})
