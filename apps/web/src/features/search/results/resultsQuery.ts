import type { SearchCriteria, Sort } from '@hearth/core/search/contract.ts'

const MINUTE = 60_000

/** S1 section 9: a search is fresh for 5 minutes and kept for 10. */
export const RESULTS_CACHE = { staleTime: 5 * MINUTE, gcTime: 10 * MINUTE } as const

/** One input for page, loader and prefetch, so that they share what is cached. */
export function resultsQueryInput(criteria: SearchCriteria, sort: Sort) {
  return { criteria, sort }
}
