import type { ListingType } from '@hearth/core/property/contract.ts'

/** Kilometres around the address that "Search Similar" looks (S1 section 9). */
const SIMILAR_RADIUS = '16'

interface Listing {
  listingType: ListingType
  beds: number
  address: string
}

/** Where "Search Similar" goes: the same kind of deal nearby, one bed fewer to one bed more. */
export function similarSearch({ listingType, beds, address }: Listing): Record<string, string> {
  const location = address.trim()
  return {
    type: listingType,
    ...(beds > 1 && { minBeds: String(beds - 1) }),
    maxBeds: String(beds + 1),
    ...(location && { location, radius: SIMILAR_RADIUS }),
  }
}
