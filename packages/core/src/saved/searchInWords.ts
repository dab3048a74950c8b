import { formatPounds } from '../property/price.ts'
import { type Chip, chipsOf, priceRangeLabel, withoutCriteria } from '../search/chips.ts'
import type { CriterionName, SearchCriteria } from '../search/contract.ts'
import { placeInWords } from '../search/describe.ts'
import { SEARCH_TYPE_LABELS, splitList } from '../search/labels.ts'
import { criteriaToParams } from '../search/urlCodec.ts'
import { SEARCH_NAME_MAX } from './contract.ts'

/** "2+ bed", "2 bed", "1–2 bed", "up to 3 bed"; nothing for any number, and for studios. */
function bedsPrefix({ beds, maxBeds }: SearchCriteria): string | undefined {
  if (maxBeds === 0) return undefined
  if (maxBeds === undefined) return beds ? `${beds}+ bed` : undefined
  if (beds === undefined || beds === 0) return `up to ${maxBeds} bed`
  return beds === maxBeds ? `${beds} bed` : `${beds}–${maxBeds} bed`
}

function noun({ propertyType, maxBeds }: SearchCriteria): string {
  if (propertyType) return SEARCH_TYPE_LABELS[propertyType].plural.toLowerCase()
  return maxBeds === 0 ? 'studios' : 'homes'
}

function priceSuffix({ minPrice, maxPrice, listingType }: SearchCriteria): string | undefined {
  const unit = listingType === 'rent' ? ' pcm' : ''
  if (minPrice !== undefined && maxPrice !== undefined) {
    return `${formatPounds(minPrice)}–${formatPounds(maxPrice)}${unit}`
  }
  if (maxPrice !== undefined) return `under ${formatPounds(maxPrice)}${unit}`
  return minPrice === undefined ? undefined : `over ${formatPounds(minPrice)}${unit}`
}

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** A name for a search that is to be saved: "2+ bed flats to rent in Clapham, under £1,800 pcm". */
export function proposedName(criteria: SearchCriteria): string {
  const deal = criteria.listingType === 'rent' ? 'to rent' : 'for sale'
  const words = [bedsPrefix(criteria), noun(criteria), deal, placeInWords(criteria)]
  const name = [words.filter(Boolean).join(' '), priceSuffix(criteria)].filter(Boolean).join(', ')
  return capitalised(shortened(name))
}

/** At most as long as a name may be, ended between two words. */
function shortened(name: string): string {
  if (name.length <= SEARCH_NAME_MAX) return name
  const cut = name.slice(0, SEARCH_NAME_MAX - 1)
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), 1)).replace(/[ ,]+$/, '')}…`
}

/** Where a saved search looks: "Clapham", "Balham or Streatham". */
export function searchPlace({ location }: SearchCriteria): string {
  return splitList(location).join(' or ') || 'Anywhere in the UK'
}

/** What a saved search may cost: "Up to £1,800 pcm", "£300,000–£450,000", "Any price". */
export function searchPrice(criteria: SearchCriteria): string {
  const { minPrice, maxPrice } = criteria
  const isOpen = minPrice === undefined && maxPrice === undefined
  return isOpen ? 'Any price' : priceRangeLabel(criteria)
}

/** The wishes that a saved search's card does not tell in words of its own. */
export function otherWishes(criteria: SearchCriteria): Chip[] {
  const told: CriterionName[] = ['location', 'baths', 'minPrice', 'maxPrice']
  if (criteria.beds) told.push('beds')
  return chipsOf(withoutCriteria(criteria, ...told))
}

/** The same for two searches exactly when they find the same homes by the same wishes. */
export function searchKey(criteria: SearchCriteria): string {
  const params = criteriaToParams({ ...criteria, listingType: criteria.listingType ?? 'sale' })
  const entries = Object.entries(params).map(([name, value]) => [name, inOrder(name, value)])
  return JSON.stringify(entries)
}

const LISTS: Readonly<Record<string, string>> = {
  location: ';',
  nearAmenity: ',',
  features: ',',
  excludedFeatures: ',',
}

/** A list means the same in any order. */
function inOrder(name: string, value: string): string {
  const separator = LISTS[name]
  if (!separator) return value
  const items = value.split(separator).map((item) => item.trim())
  return [...new Set(items)].sort().join(separator)
}
