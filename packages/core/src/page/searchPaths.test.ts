import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { SearchCriteria } from '../search/contract.ts'
import { criteriaArbitrary } from '../search/testing/criteriaArbitrary.ts'
import { criteriaFromParams } from '../search/urlCodec.ts'
import { feedPath, resultsPath } from './searchPaths.ts'

const CASES: [SearchCriteria, string][] = [
  [{}, ''],
  [{ listingType: 'rent', location: 'Clapham' }, '?type=rent&location=Clapham'],
  [{ location: 'Balham; St Albans' }, '?location=Balham;+St+Albans'],
  [{ features: ['garden', 'parking'], beds: 0 }, '?beds=0&features=garden,parking'],
  [{ location: 'A&B "C" <D>' }, '?location=A%26B+%22C%22+%3CD%3E'],
]

test.each(CASES)('%o is found at %s', (criteria, query) => {
  expect(resultsPath(criteria)).toBe(`/properties${query}`)
  expect(feedPath(criteria)).toBe(`/feed.atom${query}`)
})

test('an address reads back as the search that it was written for', () => {
  fc.assert(
    fc.property(criteriaArbitrary, fc.constantFrom(feedPath, resultsPath), (criteria, pathOf) => {
      const { searchParams } = new URL(pathOf(criteria), 'https://hearth.example')
      expect(criteriaFromParams(Object.fromEntries(searchParams))).toEqual(criteria)
    }),
  )
})
