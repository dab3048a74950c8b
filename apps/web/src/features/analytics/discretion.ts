import { isForAll, type Place, toldAddress, wordsOf } from '@hearth/core/analytics/address.ts'
import type { Discretion } from '@hearth/core/analytics/event.ts'

/** Who is signed in, by the words that a page may repeat. */
interface Named {
  name: string
  email: string
}

let place: Place = { route: '', params: {}, search: {} }
let named: Named | null = null

/** Says where somebody is. */
export function setPlace(next: Place): void {
  place = next
}

/** Says what somebody is called, which is told to nobody. */
export function setNamed(next: Named | null): void {
  named = next
}

/** What whoever measures has to leave out here and now. */
export function discretion(): Discretion {
  const names = named === null ? [] : [named.email, ...named.name.split(' ')]
  return {
    address: toldAddress(place),
    isForAll: isForAll(place.route),
    words: [...wordsOf(place.search), ...names],
  }
}
