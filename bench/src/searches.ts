import type { Place } from '@hearth/core/place/contract.ts'
import { FEATURE_TAGS } from '@hearth/core/property/featureTags.ts'
import type { SearchCriteria } from '@hearth/core/search/contract.ts'
import { createRandom, type Random } from '@hearth/db/demo/random.ts'

const AMENITIES = ['school', 'supermarket', 'pub', 'cafe', 'restaurant']
const SETTLEMENTS: readonly Place['kind'][] = ['city', 'town', 'district', 'borough']

/** What visitors ask, made up: nine in ten name a place, the larger the more often. */
export function mixedSearches(places: readonly Place[], count: number): SearchCriteria[] {
  const random = createRandom('bench/searches')
  const known = places
    .filter((place) => SETTLEMENTS.includes(place.kind))
    .sort((a, b) => b.importance - a.importance)
  return Array.from({ length: count }, () => search(random, known))
}

function search(random: Random, places: readonly Place[]): SearchCriteria {
  const listingType = random.chance(0.3) ? 'rent' : 'sale'
  const criteria: SearchCriteria = { listingType }
  // The square makes the well-known places come up more often.
  const place = places[Math.floor(random.next() ** 2 * places.length)]
  if (place && random.chance(0.9)) criteria.location = place.name
  if (random.chance(0.7)) criteria.beds = random.int(1, 4)
  if (random.chance(0.6)) {
    criteria.maxPrice =
      listingType === 'rent' ? random.int(8, 30) * 100 : random.int(15, 90) * 10_000
  }
  if (random.chance(0.4))
    criteria.propertyType = random.pick(['flat', 'house', 'terraced'] as const)
  if (random.chance(0.25)) criteria.features = [random.pick(FEATURE_TAGS.slice(0, 4))]
  if (random.chance(0.2)) criteria.nearAmenity = random.pick(AMENITIES)
  if (random.chance(0.15)) criteria.maxTrainDistance = 0.5
  return criteria
}
