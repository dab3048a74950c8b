import { AppError } from '@hearth/core/error.ts'
import { advertisingFindings, firstRefusal } from '@hearth/core/property/advertising/findings.ts'
import type { ListingInput } from '@hearth/core/property/listingContract.ts'
import { londonDay } from '@hearth/core/viewing/rules.ts'

/**
 * The same rules that the form shows while one types. Throws badInput with the field of the first refusal;
 * what is sold or let is no advert, and never refused.
 */
export function assertLawful(listing: ListingInput, now: Date): void {
  const refusal = firstRefusal(advertisingFindings(listing, londonDay(now)))
  if (refusal) throw new AppError('badInput', { field: refusal.field, reason: refusal.text })
}
