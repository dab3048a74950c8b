import type { SearchCriteria, UnderstoodPlace } from '../search/contract.ts'
import { joinList, splitList } from '../search/labels.ts'
import type { ResultsState } from '../search/resultsSearch.ts'
import { resultsPath } from './searchPaths.ts'

/** What a search may ask for that is listed; all that can be asked for would make pages without end. */
const LISTED: ReadonlySet<string> = new Set<keyof SearchCriteria>([
  'listingType',
  'location',
  'propertyType',
  'beds',
  'maxBeds',
])
const MOST_BEDS = 5

interface Outcome {
  total: number
  places: readonly UnderstoodPlace[]
}

/**
 * Whether the address of a search may be listed by robots: homes for sale or to rent, of one kind and number
 * of bedrooms if need be, in one place at most.
 */
function isListable({ criteria, sort, notApplied }: ResultsState): boolean {
  const { beds, maxBeds, location } = criteria
  return (
    sort === 'newest' &&
    notApplied.length === 0 &&
    Object.keys(criteria).every((name) => LISTED.has(name)) &&
    (maxBeds === undefined || maxBeds === beds) &&
    (beds === undefined || (beds >= 1 && beds <= MOST_BEDS)) &&
    splitList(location).length <= 1
  )
}

/**
 * Whether robots shall list the page of a search: where there are homes, the place is one that is known, and it
 * is written as we write it. Otherwise anybody's words would make pages of ours.
 */
export function isWorthListing(state: ResultsState, { total, places }: Outcome): boolean {
  return (
    isListable(state) &&
    total > 0 &&
    places.every(({ matchedAs }) => matchedAs === 'place') &&
    resultsPath({ listingType: 'sale', ...state.criteria }) ===
      resultsPath(canonicalCriteria(state, places))
  )
}

/**
 * The search under whose address a page is known: its own where it may be listed, with the place as it is
 * written; else the plain one, homes of that listing type in that place.
 */
export function canonicalCriteria(
  state: ResultsState,
  places: readonly UnderstoodPlace[],
): SearchCriteria {
  const { listingType = 'sale', location } = understoodCriteria(state.criteria, places)
  return {
    ...(isListable(state) && state.criteria),
    listingType,
    ...(location !== undefined && { location }),
  }
}

/** A search with its places as they are understood, without the words around them. */
export function understoodCriteria(
  criteria: SearchCriteria,
  places: readonly UnderstoodPlace[],
): SearchCriteria {
  if (places.length === 0) return criteria
  return { ...criteria, location: joinList(places.map(asWritten)) }
}

/** "clapham" as "Clapham" and "claphm" as "Clapham, London", but "Clapham" without the London nobody typed. */
function asWritten({ asked, label, matchedAs }: UnderstoodPlace): string {
  if (matchedAs === 'text') return asked
  const begins = label.slice(0, asked.length)
  const isWhole = label.length === asked.length || label[asked.length] === ','
  return isWhole && begins.toLowerCase() === asked.toLowerCase() ? begins : label
}
