import { SEARCH_PROPERTY_TYPES, type SearchCriteria } from '@hearth/core/search/contract.ts'
import fc from 'fast-check'
import { COMMON_TAGS, POSTCODES, PRICES, STREETS } from './listings.ts'
import { TEST_PLACES } from './places.ts'

const location = fc
  .uniqueArray(
    fc.oneof(
      { weight: 6, arbitrary: fc.constantFrom(...TEST_PLACES.map((place) => place.name)) },
      {
        weight: 2,
        arbitrary: fc.constantFrom(...POSTCODES, 'SW4', 'SW12', 'EH6', 'ZE1', 'SW4 1AA', 'B1'),
      },
      {
        weight: 1,
        arbitrary: fc.constantFrom(...STREETS, 'rose lane', '0% c', 'öland', 'Nowhere'),
      },
    ),
    { minLength: 1, maxLength: 3 },
  )
  .map((parts) => parts.join('; '))

/** One unit beside the prices that homes have, on either side. */
const price = fc
  .tuple(fc.constantFrom(...PRICES), fc.constantFrom(-1, 0, 0, 1))
  .map(([pounds, beside]) => Math.max(0, pounds + beside))
const miles = fc.constantFrom(0.25, 0.31, 0.5, 0.62, 1, 2, 50)
const tags = fc.subarray(COMMON_TAGS, { minLength: 1, maxLength: 2 })
const amenities = fc
  .subarray(['school', 'supermarket', 'pub', 'cafe', 'restaurant', 'bus_stop', 'train_station'], {
    minLength: 1,
    maxLength: 2,
  })
  .map((types) => types.join('; '))

const absent = { arbitrary: fc.constant(undefined) }
const seldom = <Value>(value: fc.Arbitrary<Value>) =>
  fc.oneof({ weight: 1, arbitrary: value }, { weight: 6, ...absent })
const often = <Value>(value: fc.Arbitrary<Value>) =>
  fc.oneof({ weight: 3, arbitrary: value }, { weight: 1, ...absent })

/** Criteria as people set them: a few wishes, with values at and beside what homes have. */
export const criteria: fc.Arbitrary<SearchCriteria> = fc
  .record({
    listingType: often(fc.constantFrom('sale', 'rent')),
    location: often(location),
    radius: seldom(fc.constantFrom(0.5, 1, 1.6, 5, 16, 60, 200)),
    beds: seldom(fc.integer({ min: 0, max: 5 })),
    maxBeds: seldom(fc.integer({ min: 0, max: 5 })),
    baths: seldom(fc.integer({ min: 0, max: 3 })),
    minPrice: seldom(price),
    maxPrice: seldom(price),
    maxTubeDistance: seldom(miles),
    maxBusDistance: seldom(miles),
    maxTrainDistance: seldom(miles),
    nearAmenity: seldom(amenities),
    propertyType: seldom(fc.constantFrom(...SEARCH_PROPERTY_TYPES)),
    features: seldom(tags),
    excludedFeatures: seldom(tags),
  })
  .map((wishes) => JSON.parse(JSON.stringify(wishes)))
