import { inThousands } from '../number/inThousands.ts'
import { FEATURE_LABELS } from '../property/featureLabels.ts'
import type { FeatureTag } from '../property/featureTags.ts'
import { formatPounds } from '../property/price.ts'
import { type SearchCriteria, TOTAL_CAP } from './contract.ts'
import {
  AMENITY_PHRASES,
  listInWords,
  milesInWords,
  radiusInMiles,
  SEARCH_TYPE_LABELS,
  splitList,
  TRANSPORT,
} from './labels.ts'
import { withArticle } from './placeArticle.ts'

const rooms = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`

/** "in Clapham", "in Balham or Streatham", "within 2 miles of Stockport"; nothing without a place. */
export function placeInWords(criteria: SearchCriteria): string | undefined {
  const parts = splitList(criteria.location)
  if (parts.length === 0) return undefined
  const names = listInWords(parts.map(withArticle), 'or')
  return criteria.radius === undefined
    ? `in ${names}`
    : `within ${radiusInMiles(criteria.radius)} of ${names}`
}

function bedsInWords({ beds, maxBeds }: SearchCriteria): string | undefined {
  if (beds === 0 && maxBeds === 0) return undefined
  if (beds !== undefined && beds === maxBeds) return `exactly ${rooms(beds, 'bedroom')}`
  if (beds !== undefined && maxBeds !== undefined) return `${beds} to ${rooms(maxBeds, 'bedroom')}`
  if (maxBeds !== undefined) return `at most ${rooms(maxBeds, 'bedroom')}`
  return beds ? `at least ${rooms(beds, 'bedroom')}` : undefined
}

function roomsInWords(criteria: SearchCriteria): string | undefined {
  const baths =
    criteria.baths === undefined ? undefined : `at least ${rooms(criteria.baths, 'bathroom')}`
  const parts = [bedsInWords(criteria), baths].filter((part) => part !== undefined)
  return parts.length === 0 ? undefined : `with ${listInWords(parts)}`
}

function priceInWords({ minPrice, maxPrice, listingType }: SearchCriteria): string | undefined {
  const unit = listingType === 'rent' ? ' pcm' : ''
  if (minPrice !== undefined && maxPrice !== undefined) {
    return `between ${formatPounds(minPrice)} and ${formatPounds(maxPrice)}${unit}`
  }
  if (maxPrice !== undefined) return `up to ${formatPounds(maxPrice)}${unit}`
  return minPrice === undefined ? undefined : `from ${formatPounds(minPrice)}${unit}`
}

function transportInWords(criteria: SearchCriteria): string[] {
  return TRANSPORT.flatMap(({ criterion, phrase }) => {
    const miles = criteria[criterion]
    return miles === undefined ? [] : [`within ${milesInWords(miles)} of ${phrase}`]
  })
}

function amenitiesInWords(criteria: SearchCriteria): string | undefined {
  const types = splitList(criteria.nearAmenity)
  if (types.length === 0) return undefined
  return `near ${listInWords(types.map((type) => AMENITY_PHRASES[type] ?? type))}`
}

function wishesInWords(tags: readonly FeatureTag[] | undefined, negative: boolean): string[] {
  const labels = (tags ?? []).map((tag) => FEATURE_LABELS[tag])
  const has = labels.flatMap(({ has }) => (has ? [has] : []))
  const is = labels.flatMap(({ is }) => (is ? [is] : []))
  const [withWords, areWords] = negative ? ['without', 'not'] : ['with', '']
  const joined = (words: string[]) => listInWords(words, negative ? 'or' : 'and')
  return [
    ...(is.length > 0 ? [`${areWords} ${joined(is)}`.trim()] : []),
    ...(has.length > 0 ? [`${withWords} ${joined(has)}`] : []),
  ]
}

/**
 * A search as one plain sentence: "Flats to rent in Clapham with at least 2 bedrooms, up to £1,800
 * pcm, within half a mile of a tube station."
 */
export function describeCriteria(criteria: SearchCriteria): string {
  const subject = criteria.propertyType ? SEARCH_TYPE_LABELS[criteria.propertyType].plural : 'Homes'
  const deal = criteria.listingType === 'rent' ? 'to rent' : 'for sale'
  const place = placeInWords(criteria)
  const counts = roomsInWords(criteria)
  // "in Richmond, London, with at least 2 bedrooms"
  const isApposed = counts !== undefined && splitList(criteria.location).at(-1)?.includes(',')
  const head = [subject, deal, isApposed ? `${place},` : place, counts]
  const tail = [
    priceInWords(criteria),
    ...transportInWords(criteria),
    amenitiesInWords(criteria),
    ...wishesInWords(criteria.features, false),
    ...wishesInWords(criteria.excludedFeatures, true),
  ]
  const present = (parts: (string | undefined)[]) => parts.filter((part) => part !== undefined)
  return `${[present(head).join(' '), ...present(tail)].join(', ')}.`
}

/** A total as it is shown: exact up to 10,000, then "10,000+". */
export function totalLabel(total: number, isCapped: boolean): string {
  return isCapped ? `${inThousands(TOTAL_CAP)}+` : inThousands(total)
}

/** The line under the title of the results: "38 homes to rent in Clapham". */
export function resultsHeading(criteria: SearchCriteria, total: number, isCapped: boolean): string {
  const count = total === 0 ? 'No' : totalLabel(total, isCapped)
  const noun = total === 1 ? 'home' : 'homes'
  const deal = criteria.listingType === 'rent' ? 'to rent' : 'for sale'
  return [count, noun, deal, placeInWords(criteria)].filter(Boolean).join(' ')
}
