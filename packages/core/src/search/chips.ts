import { FEATURE_LABELS } from '../property/featureLabels.ts'
import type { FeatureTag } from '../property/featureTags.ts'
import { formatPounds } from '../property/price.ts'
import type { CriterionName, SearchCriteria } from './contract.ts'
import {
  AMENITY_PHRASES,
  joinList,
  milesLabel,
  radiusInMiles,
  SEARCH_TYPE_LABELS,
  splitList,
  TRANSPORT,
} from './labels.ts'

/** One removable wish, as the results page shows it. */
export interface Chip {
  criterion: CriterionName
  /** The one value, for a criterion that holds several. */
  value?: string
  label: string
  /** The search without this wish. */
  without: SearchCriteria
}

/** The search without some criteria. */
export function withoutCriteria(
  criteria: SearchCriteria,
  ...names: CriterionName[]
): SearchCriteria {
  return Object.fromEntries(
    Object.entries(criteria).filter(([name]) => !names.includes(name as CriterionName)),
  )
}

const eachOnce = (joined: string | undefined) => [...new Set(splitList(joined))]

function withLocation(criteria: SearchCriteria, parts: string[]): SearchCriteria {
  const location = joinList(parts)
  // A radius means nothing without a place.
  return location ? { ...criteria, location } : withoutCriteria(criteria, 'location', 'radius')
}

function locationChips(criteria: SearchCriteria): Chip[] {
  const parts = eachOnce(criteria.location)
  return parts.map((part, index) => ({
    criterion: 'location',
    value: part,
    label: part,
    without: withLocation(criteria, parts.toSpliced(index, 1)),
  }))
}

function radiusChips(criteria: SearchCriteria): Chip[] {
  if (criteria.radius === undefined) return []
  const label = `Within ${radiusInMiles(criteria.radius)}`
  return [{ criterion: 'radius', label, without: withoutCriteria(criteria, 'radius') }]
}

const isStudio = (c: SearchCriteria) =>
  c.propertyType === 'studio' && c.beds === 0 && c.maxBeds === 0

/** "2+ beds", "Exactly 3 beds", "1–2 beds", "Up to 2 beds". */
export function bedsRangeLabel(beds: number | undefined, maxBeds: number | undefined): string {
  const noun = (n: number) => (n === 1 ? 'bed' : 'beds')
  if (maxBeds === undefined) return `${beds}+ ${noun(beds ?? 0)}`
  if (beds === undefined) return `Up to ${maxBeds} ${noun(maxBeds)}`
  return beds === maxBeds ? `Exactly ${beds} ${noun(beds)}` : `${beds}–${maxBeds} ${noun(maxBeds)}`
}

function roomChips(criteria: SearchCriteria): Chip[] {
  const { beds, maxBeds, baths } = criteria
  const chips: Chip[] = []
  if ((beds !== undefined || maxBeds !== undefined) && !isStudio(criteria)) {
    const label = bedsRangeLabel(beds, maxBeds)
    chips.push({
      criterion: beds === undefined ? 'maxBeds' : 'beds',
      label,
      without: withoutCriteria(criteria, 'beds', 'maxBeds'),
    })
  }
  if (baths !== undefined) {
    const label = `${baths}+ ${baths === 1 ? 'bath' : 'baths'}`
    chips.push({ criterion: 'baths', label, without: withoutCriteria(criteria, 'baths') })
  }
  return chips
}

function typeChips(criteria: SearchCriteria): Chip[] {
  if (!criteria.propertyType) return []
  const names: CriterionName[] = isStudio(criteria)
    ? ['propertyType', 'beds', 'maxBeds']
    : ['propertyType']
  const { label } = SEARCH_TYPE_LABELS[criteria.propertyType]
  return [{ criterion: 'propertyType', label, without: withoutCriteria(criteria, ...names) }]
}

/** The limits alone: "£1,800 pcm", "£1,100–£1,300 pcm"; nothing without a limit. */
export function priceLimitsLabel({ minPrice, maxPrice, listingType }: SearchCriteria): string {
  const limits = [minPrice, maxPrice].filter((limit) => limit !== undefined)
  if (limits.length === 0) return ''
  return `${limits.map(formatPounds).join('–')}${listingType === 'rent' ? ' pcm' : ''}`
}

/** "Up to £1,800 pcm", "From £500,000", "£1,100–£1,300 pcm". */
export function priceRangeLabel(criteria: SearchCriteria): string {
  const limits = priceLimitsLabel(criteria)
  if (criteria.minPrice === undefined) return `Up to ${limits}`
  return criteria.maxPrice === undefined ? `From ${limits}` : limits
}

function priceChips(criteria: SearchCriteria): Chip[] {
  const { minPrice, maxPrice } = criteria
  if (minPrice === undefined && maxPrice === undefined) return []
  return [
    {
      criterion: maxPrice === undefined ? 'minPrice' : 'maxPrice',
      label: priceRangeLabel(criteria),
      without: withoutCriteria(criteria, 'minPrice', 'maxPrice'),
    },
  ]
}

function transportChips(criteria: SearchCriteria): Chip[] {
  return TRANSPORT.flatMap(({ criterion, label }) => {
    const miles = criteria[criterion]
    if (miles === undefined) return []
    return [
      {
        criterion,
        label: `${label} within ${milesLabel(miles)}`,
        without: withoutCriteria(criteria, criterion),
      },
    ]
  })
}

function amenityChips(criteria: SearchCriteria): Chip[] {
  const types = eachOnce(criteria.nearAmenity)
  return types.map((type, index) => {
    const rest = joinList(types.toSpliced(index, 1))
    return {
      criterion: 'nearAmenity',
      value: type,
      label: `Near ${AMENITY_PHRASES[type] ?? type}`,
      without: rest ? { ...criteria, nearAmenity: rest } : withoutCriteria(criteria, 'nearAmenity'),
    }
  })
}

function wishChips(criteria: SearchCriteria, criterion: 'features' | 'excludedFeatures'): Chip[] {
  const tags: FeatureTag[] = [...new Set(criteria[criterion])]
  return tags.map((tag, index) => {
    const rest = tags.toSpliced(index, 1)
    const { label } = FEATURE_LABELS[tag]
    return {
      criterion,
      value: tag,
      label: criterion === 'features' ? label : `No ${label.toLowerCase()}`,
      without:
        rest.length > 0 ? { ...criteria, [criterion]: rest } : withoutCriteria(criteria, criterion),
    }
  })
}

/** Every wish of a search as a chip. The listing type is none: the page's toggle shows it. */
export function chipsOf(criteria: SearchCriteria): Chip[] {
  return [
    ...locationChips(criteria),
    ...radiusChips(criteria),
    ...roomChips(criteria),
    ...typeChips(criteria),
    ...priceChips(criteria),
    ...transportChips(criteria),
    ...amenityChips(criteria),
    ...wishChips(criteria, 'features'),
    ...wishChips(criteria, 'excludedFeatures'),
  ]
}
