import { inThousands } from '../number/inThousands.ts'
import type { ListingType, PriceQualifier } from './contract.ts'

export const PRICE_ON_APPLICATION = 'Price on application'

/** Whole pounds with thousands separators: "£1,150,000". */
export function formatPounds(pounds: number): string {
  return `£${inThousands(Math.round(pounds))}`
}

/** A price as a listing shows it (S1 section 2): rent adds " pcm", a price text is shown as given. */
export function formatPrice(listing: {
  price: number | null
  priceText?: string | null
  listingType: ListingType
}): string {
  if (listing.price === null) return listing.priceText?.trim() || PRICE_ON_APPLICATION
  return listing.listingType === 'rent'
    ? `${formatPounds(listing.price)} pcm`
    : formatPounds(listing.price)
}

/** A fall by more than nine tenths: rather a slip of the hand than a reduction. */
export const isSteepFall = (before: number, now: number): boolean => now < before / 10

const QUALIFIER_WORDS: Record<PriceQualifier, string> = {
  guidePrice: 'Guide price',
  offersOver: 'Offers over',
  offersInExcessOf: 'Offers in excess of',
  offersInTheRegionOf: 'Offers in the region of',
  from: 'From',
  fixedPrice: 'Fixed price',
  offersInvited: 'Offers invited',
  priceOnApplication: PRICE_ON_APPLICATION,
}

/** The words beside a price ("Guide price"); nothing where they would only repeat it. */
export function qualifierLabel(qualifier: PriceQualifier | null): string | undefined {
  return qualifier === null || qualifier === 'priceOnApplication'
    ? undefined
    : QUALIFIER_WORDS[qualifier]
}
