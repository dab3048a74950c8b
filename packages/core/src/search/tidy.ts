import type { SearchCriteria } from './contract.ts'

type Limit = 'beds' | 'maxBeds' | 'minPrice' | 'maxPrice'

/** A lower limit above its upper one is a slip of the hand: the two change places. */
function inOrder(criteria: SearchCriteria, low: Limit, high: Limit): SearchCriteria {
  const [from, to] = [criteria[low], criteria[high]]
  if (from === undefined || to === undefined || from <= to) return criteria
  return { ...criteria, [low]: to, [high]: from }
}

/** The search with its ranges the right way round. */
export function rangesInOrder(criteria: SearchCriteria): SearchCriteria {
  return inOrder(inOrder(criteria, 'beds', 'maxBeds'), 'minPrice', 'maxPrice')
}

/** Nothing is both wanted and excluded: what is wanted wins. */
export function withoutContradictions(criteria: SearchCriteria): SearchCriteria {
  const { excludedFeatures, ...rest } = criteria
  if (!excludedFeatures) return criteria
  const left = excludedFeatures.filter((tag) => !rest.features?.includes(tag))
  return left.length > 0 ? { ...rest, excludedFeatures: left } : rest
}
