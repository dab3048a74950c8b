import { isForAll, type Place, toldAddress } from '@hearth/core/analytics/address.ts'
import type { Discretion } from '@hearth/core/analytics/event.ts'
import type { Flag, ShownVariants, Variant } from '@hearth/core/analytics/flags.ts'

let place: Place = { route: '', params: {}, search: {} }
let shown: ShownVariants = {}

/** Says where somebody is. */
export function setPlace(next: Place): void {
  place = next
}

/** Says which variant of a flag somebody was shown. */
export function setShown<Name extends Flag>(name: Name, variant: Variant<Name>): void {
  shown = { ...shown, [name]: variant }
}

/** What may be told here and now, by whoever measures. */
export function discretion(): Discretion {
  return { address: toldAddress(place), isForAll: isForAll(place.route), shown }
}
