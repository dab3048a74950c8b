import type { SearchCriteria } from '../search/contract.ts'
import { criteriaToParams } from '../search/urlCodec.ts'

/** The address of a search's results, as the results page writes it itself. */
export const resultsPath = (criteria: SearchCriteria): string => withQuery('/properties', criteria)

/** The address of the Atom feed of a search's results. */
export const feedPath = (criteria: SearchCriteria): string => withQuery('/feed.atom', criteria)

function withQuery(path: string, criteria: SearchCriteria): string {
  const query = new URLSearchParams(criteriaToParams(criteria)).toString()
  // Readable where it may be: lists are joined by commas and places by semicolons.
  const readable = query.replaceAll('%2C', ',').replaceAll('%3B', ';').replaceAll('%2F', '/')
  return readable === '' ? path : `${path}?${readable}`
}
