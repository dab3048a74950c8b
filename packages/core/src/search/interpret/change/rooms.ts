import type { SearchCriteria } from '../../contract.ts'
import { type Draft, forget, set } from './state.ts'

const MOST_ROOMS = 50

/** Sets rooms and distances; a new count of bedrooms takes back an earlier limit that it contradicts. */
export function setCounts(draft: Draft, criteria: SearchCriteria, words: string) {
  const { beds, maxBeds } = criteria
  if (beds !== undefined && maxBeds === undefined) {
    const limit = draft.criteria.maxBeds
    if (!draft.touched.has('maxBeds') || (limit !== undefined && limit < beds)) {
      forget(draft, 'maxBeds')
    }
  }
  if (maxBeds !== undefined && beds === undefined && (draft.criteria.beds ?? 0) > maxBeds) {
    forget(draft, 'beds')
  }
  const hasRooms = (beds ?? 0) > 0 || (maxBeds ?? 0) > 0
  if (hasRooms && draft.criteria.propertyType === 'studio') forget(draft, 'propertyType')
  set(draft, criteria, words)
}

/** One more than the search has; false when it has no count or no room for more. */
export function addRoom(draft: Draft, room: 'beds' | 'baths', words: string): boolean {
  const count = draft.criteria[room]
  if (count === undefined || count >= MOST_ROOMS) return false
  const more = count + 1
  const { maxBeds } = draft.criteria
  if (room === 'beds' && maxBeds !== undefined && maxBeds < more) draft.criteria.maxBeds = more
  set(draft, { [room]: more }, words)
  return true
}
