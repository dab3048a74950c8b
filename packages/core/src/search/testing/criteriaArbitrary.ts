import fc from 'fast-check'
import { LISTING_TYPES } from '../../property/contract.ts'
import { FEATURE_TAGS } from '../../property/featureTags.ts'
import { SEARCH_PROPERTY_TYPES, type SearchCriteria } from '../contract.ts'
import { rangesInOrder, withoutContradictions } from '../tidy.ts'

const miles = fc.constantFrom(0.1, 0.25, 0.5, 0.75, 1, 2)
const pounds = fc.integer({ min: 0, max: 3_000_000 })
const tags = fc.subarray([...FEATURE_TAGS], { minLength: 1, maxLength: 3 })
const amenities = fc
  .subarray(['school', 'supermarket', 'pub', 'cafe', 'restaurant'], { minLength: 1, maxLength: 3 })
  .map((types) => types.join('; '))
const locations = fc
  .array(fc.constantFrom('Clapham', 'Jericho, Oxford', 'BS8', 'St Albans', 'Mill Lane'), {
    minLength: 1,
    maxLength: 3,
  })
  .map((names) => [...new Set(names)].join('; '))

/** Any search that makes sense, with values that people use. */
export const criteriaArbitrary: fc.Arbitrary<SearchCriteria> = fc
  .record(
    {
      listingType: fc.constantFrom(...LISTING_TYPES),
      location: locations,
      radius: fc.constantFrom(0.8, 1.6, 3.2, 16),
      beds: fc.integer({ min: 0, max: 6 }),
      maxBeds: fc.integer({ min: 0, max: 6 }),
      baths: fc.integer({ min: 1, max: 4 }),
      minPrice: pounds,
      maxPrice: pounds,
      maxTubeDistance: miles,
      maxBusDistance: miles,
      maxTrainDistance: miles,
      nearAmenity: amenities,
      propertyType: fc.constantFrom(...SEARCH_PROPERTY_TYPES),
      features: tags,
      excludedFeatures: tags,
    },
    { requiredKeys: [] },
  )
  .map((criteria) => withoutContradictions(rangesInOrder(criteria)))
