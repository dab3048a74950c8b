import { type SearchCriteria, searchCriteriaSchema } from '@hearth/core/search/contract.ts'
import { expect, test } from 'vitest'
import { tidied } from './draft.ts'
import { featuresFor } from './FeaturesEditor.tsx'
import { cleared, FILTERS, filterOf, isSet } from './filters.ts'
import { including } from './options.ts'
import { typeChange } from './PropertyTypeEditor.tsx'

test('every criterion but the listing type can be set without a sentence, in one place', () => {
  const edited = FILTERS.flatMap((filter) => filter.criteria).toSorted()
  const all = searchCriteriaSchema.keyof().options.filter((name) => name !== 'listingType')
  expect(edited).toEqual(all.toSorted())
  expect(filterOf('maxBeds')?.label).toBe('Bedrooms')
  expect(filterOf('listingType')).toBeUndefined()
})

test('a filter is cleared as a whole, and nothing else with it', () => {
  const bedrooms = FILTERS.find(({ label }) => label === 'Bedrooms')
  if (!bedrooms) throw new Error('there is no filter for bedrooms')
  const criteria: SearchCriteria = { beds: 0, maxBeds: 2, baths: 1 }
  expect(isSet(bedrooms, { beds: 0 })).toBe(true)
  expect(cleared(bedrooms, criteria)).toEqual({ baths: 1 })
})

test.each([
  [
    { beds: 4, maxBeds: 2 },
    { beds: 2, maxBeds: 4 },
  ],
  [
    { minPrice: 900, maxPrice: 500 },
    { minPrice: 500, maxPrice: 900 },
  ],
  [
    { beds: 0, maxBeds: 0 },
    { beds: 0, maxBeds: 0 },
  ],
  [{ radius: 3.2 }, {}],
  [
    { location: 'Leith', radius: 3.2 },
    { location: 'Leith', radius: 3.2 },
  ],
  [{ features: [], excludedFeatures: [], baths: undefined }, {}],
] satisfies [SearchCriteria, SearchCriteria][])(
  'the draft %j is searched as %j',
  (draft, search) => {
    expect(tidied(draft)).toEqual(search)
  },
)

test('leaving a studio leaves its number of beds, and no other', () => {
  const studio: SearchCriteria = { propertyType: 'studio', beds: 0, maxBeds: 0 }
  expect(typeChange(studio, 'flat')).toEqual({
    propertyType: 'flat',
    beds: undefined,
    maxBeds: undefined,
  })
  expect(typeChange({ propertyType: 'house', beds: 3 }, 'flat')).toEqual({ propertyType: 'flat' })
})

test('a select offers the value that is set, in its place', () => {
  const options = [1, 2, 4].map((n) => ({ value: String(n), label: String(n) }))
  const values = (value: number | undefined) =>
    including(options, value, String).map((option) => option.value)
  expect(values(3)).toEqual(['1', '2', '3', '4'])
  expect(values(2)).toEqual(['1', '2', '4'])
  expect(values(undefined)).toEqual(['1', '2', '4'])
})

test('features are found by their label, and the chosen ones stay', () => {
  expect(featuresFor('GARD', [])).toEqual(['garden', 'communal garden'])
  expect(featuresFor('gard', ['lift'])).toEqual(['garden', 'lift', 'communal garden'])
})
