import type { ListingType } from '@hearth/core/property/contract.ts'
import { priceLimitsLabel, withoutCriteria } from '@hearth/core/search/chips.ts'
import type { SearchCriteria } from '@hearth/core/search/contract.ts'
import { hasLimitOfOtherKind } from '@hearth/core/search/priceLimits.ts'

interface ListingTypeChange {
  criteria: SearchCriteria
  /** What to tell when something had to go. */
  notice?: string
}

/** The same search among homes of the other listing type: only a rent is no limit for a sale. */
export function withListingType(
  criteria: SearchCriteria,
  listingType: ListingType,
): ListingTypeChange {
  const changed = { ...criteria, listingType }
  if (!hasLimitOfOtherKind(criteria, listingType)) return { criteria: changed }
  const homes = listingType === 'rent' ? 'homes to rent' : 'homes for sale'
  return {
    criteria: withoutCriteria(changed, 'minPrice', 'maxPrice'),
    notice: `Price limit removed: ${priceLimitsLabel(criteria)} doesn't apply to ${homes}`,
  }
}
