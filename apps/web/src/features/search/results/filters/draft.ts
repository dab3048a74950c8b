import type { SearchCriteria } from '@hearth/core/search/contract.ts'

type Range = 'beds' | 'maxBeds' | 'minPrice' | 'maxPrice'

/** A lower bound above its upper one is a slip of the hand: the two change places. */
function ordered(criteria: SearchCriteria, low: Range, high: Range): SearchCriteria {
  const [from, to] = [criteria[low], criteria[high]]
  if (from === undefined || to === undefined || from <= to) return criteria
  return { ...criteria, [low]: to, [high]: from }
}

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
  return ordered(ordered(set, 'beds', 'maxBeds'), 'minPrice', 'maxPrice')
}
