import type { SearchCriteria } from '../search/contract.ts'
import { criteriaToParams } from '../search/urlCodec.ts'
import { stringifySearch } from './searchParams.ts'

/** The address of a search's results, as the results page writes it itself. */
export const resultsPath = (criteria: SearchCriteria): string =>
  `/properties${stringifySearch(criteriaToParams(criteria))}`

/** The address of the Atom feed of a search's results. */
export const feedPath = (criteria: SearchCriteria): string =>
  `/feed.atom${stringifySearch(criteriaToParams(criteria))}`
