import type { SearchCriteria } from '@hearth/core/search/contract.ts'
import { rangesInOrder } from '@hearth/core/search/tidy.ts'

/** A draft as it is searched for: nothing empty, ranges the right way round, no radius around nothing. */
export function tidied(draft: SearchCriteria): SearchCriteria {
  const { location, radius, features, excludedFeatures, ...rest } = draft
  const present: SearchCriteria = {
    ...rest,
    ...(location && { location, ...(radius !== undefined && { radius }) }),
    ...(features?.length && { features }),
    ...(excludedFeatures?.length && { excludedFeatures }),
  }
  const set = Object.fromEntries(
    Object.entries(present).filter(([, value]) => value !== undefined),
  ) as SearchCriteria
  return rangesInOrder(set)
}
