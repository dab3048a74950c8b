import type { PropertyCard } from '../property/contract.ts'
import { LISTING_TYPE_LABELS } from '../property/wording.ts'
import type { SearchCriteria, UnderstoodPlace } from '../search/contract.ts'
import { describeCriteria, placeInWords, totalLabel } from '../search/describe.ts'
import { SEARCH_TYPE_LABELS } from '../search/labels.ts'
import type { ResultsState } from '../search/resultsSearch.ts'
import type { PageHead } from './head.ts'
import { absolute, breadcrumbs, SCHEMA } from './jsonLd.ts'
import { propertyPath } from './propertyHead.ts'
import { canonicalCriteria, isWorthListing, understoodCriteria } from './resultsListing.ts'
import { feedPath, resultsPath } from './searchPaths.ts'
import { SITE_IMAGE } from './siteImage.ts'
import { SOCIAL_SIZE, socialPicture } from './socialPicture.ts'

/** The first page of what a search finds; without it, when it is not known, nothing is said of it. */
export interface Found {
  items: readonly Pick<PropertyCard, 'id' | 'title' | 'images'>[]
  total: number
  totalIsCapped: boolean
  places: readonly UnderstoodPlace[]
}

/**
 * The page of a search. Its title follows from the address alone, so that it need not wait for homes; once the
 * places are understood, it names those.
 */
export function resultsHead(state: ResultsState, found: Found | null, origin: string): PageHead {
  const places = found?.places ?? []
  const criteria = understoodCriteria(state.criteria, places)
  const title = resultsTitle(criteria)
  const path = resultsPath(canonicalCriteria(state, places))
  return {
    title,
    description: description(criteria, found),
    path,
    image: pictureOf(found) ?? SITE_IMAGE,
    type: 'website',
    feed: feedPath(state.criteria),
    isIndexed: found !== null && isWorthListing(state, found),
    jsonLd: [
      breadcrumbs(origin, [{ name: title }]),
      ...(found && found.items.length > 0 ? [listOf(found, absolute(origin, path), origin)] : []),
    ],
  }
}

/** "2 bed flats to rent in Clapham", "Homes for sale within 2 miles of Stockport". */
export function resultsTitle(criteria: SearchCriteria): string {
  const { propertyType, listingType } = criteria
  const noun = propertyType ? SEARCH_TYPE_LABELS[propertyType].plural.toLowerCase() : 'homes'
  const deal = LISTING_TYPE_LABELS[listingType ?? 'sale'].toLowerCase()
  const words = [bedsInTitle(criteria), noun, deal, placeInWords(criteria)]
    .filter(Boolean)
    .join(' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

function bedsInTitle({ beds, maxBeds }: SearchCriteria): string | undefined {
  if (!beds) return undefined
  if (maxBeds === undefined) return `${beds}+ bed`
  return beds === maxBeds ? `${beds} bed` : `${beds} to ${maxBeds} bed`
}

function description(criteria: SearchCriteria, found: Found | null): string {
  const sentence = describeCriteria(criteria)
  if (!found) return sentence
  const count = found.total === 0 ? 'No' : totalLabel(found.total, found.totalIsCapped)
  const homes = found.total === 1 ? 'home' : 'homes'
  return `${sentence} ${count} ${homes} on the market, with pictures, floorplans and what is near.`
}

function pictureOf(found: Found | null) {
  const [card] = found?.items ?? []
  const [first] = card?.images ?? []
  if (!card || first === undefined) return null
  const src = socialPicture(first)
  return { src, alt: card.title, size: src.startsWith('/social/') ? SOCIAL_SIZE : null }
}

function listOf({ items, total }: Found, url: string, origin: string) {
  return {
    '@context': SCHEMA,
    '@type': 'ItemList',
    url,
    numberOfItems: total,
    itemListElement: items.map(({ id, title }, nth) => ({
      '@type': 'ListItem',
      position: nth + 1,
      name: title,
      url: absolute(origin, propertyPath(id)),
    })),
  }
}
