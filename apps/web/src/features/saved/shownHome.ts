import type { PropertyDetail } from '@hearth/core/property/contract.ts'
import { type SavedHome, savedPropertySchema } from '@hearth/core/saved/contract.ts'
import { savedMark } from '@hearth/core/saved/savedMark.ts'
import { type Saveable, type SavedProperty, snapshotOf } from './snapshot.ts'

/** A saved home as its card shows it. */
export interface ShownHome extends SavedProperty {
  /** "Sold", "Under Offer", "No longer listed"; null while it is simply on the market, or nobody knows. */
  mark: string | null
  /** Its own page is gone once its agent has withdrawn it. */
  hasPage: boolean
}

/** A home as this browser kept it: whether it is still on the market is not known. */
export const shownFromSnapshot = (home: SavedProperty): ShownHome => ({
  ...home,
  mark: null,
  hasPage: true,
})

/** A home that this browser kept, as its listing is now; undefined: there is none any more. */
export function shownNow(kept: SavedProperty, listing: PropertyDetail | undefined): ShownHome {
  if (listing === undefined) {
    const mark = savedMark({ status: 'available', isWithdrawn: true })
    return { ...kept, mark, hasPage: false }
  }
  const mark = savedMark({ status: listing.status, isWithdrawn: false })
  return { ...snapshotOf(listing), mark, hasPage: true }
}

/** A home as the account has it. */
export const shownFromAccount = (home: SavedHome): ShownHome => ({
  ...snapshotOf(home),
  mark: savedMark(home),
  hasPage: !home.isWithdrawn,
})

/** What the account will have once it has stored this home. */
export function savedNow(home: Saveable): SavedHome {
  return savedPropertySchema.parse({
    ...home,
    isWithdrawn: false,
    savedAt: new Date().toISOString(),
  })
}
