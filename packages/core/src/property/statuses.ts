import type { ListingType, PropertyStatus } from './contract.ts'

const STATUSES: Readonly<Record<ListingType, readonly PropertyStatus[]>> = {
  sale: ['available', 'underOffer', 'sold'],
  rent: ['available', 'underOffer', 'let'],
}

/** What may become of a home: sold is only what is for sale, let only what is to rent (S2 section 4). */
export const statusesOf = (listingType: ListingType): readonly PropertyStatus[] =>
  STATUSES[listingType]

/** Why a home cannot have a status; undefined when it can. */
export function statusProblem(
  listingType: ListingType,
  status: PropertyStatus,
): string | undefined {
  if (STATUSES[listingType].includes(status)) return undefined
  return status === 'sold' ? 'Only a home for sale can be sold.' : 'Only a home to rent can be let.'
}
