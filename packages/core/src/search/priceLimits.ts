import type { ListingType } from '../property/contract.ts'
import type { SearchCriteria } from './contract.ts'

/** Below it a limit is a monthly rent, from it on the price of a home. */
export const LEAST_SALE_PRICE = 20_000

/** Whether a search has a price limit that means nothing for homes of this listing type. */
export function hasLimitOfOtherKind(
  { minPrice, maxPrice }: SearchCriteria,
  listingType: ListingType,
): boolean {
  return [minPrice, maxPrice].some(
    (limit) => limit !== undefined && limit < LEAST_SALE_PRICE === (listingType === 'sale'),
  )
}
