import { isForAll, type Place, toldAddress } from '@hearth/core/analytics/address.ts'
import type { Discretion } from '@hearth/core/analytics/event.ts'

let place: Place = { route: '', params: {}, search: {} }

/** Says where somebody is. */
export function setPlace(next: Place): void {
  place = next
}

/** What whoever measures has to leave out here and now. */
export function discretion(): Discretion {
  return {
    address: toldAddress(place),
    isForAll: isForAll(place.route),
  }
}
