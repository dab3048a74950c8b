import type { UserId } from '@hearth/core/account/ids.ts'
import type { CountedKind } from '@hearth/core/figure/contract.ts'

/** How often something happened to one home on one day, for one viewer. */
export interface Count {
  propertyId: number
  /** In London, yyyy-MM-dd. */
  day: string
  /** Who is signed in; null: a visitor. Known for seconds, to leave an agent's own visits out. */
  viewer: UserId | null
  kind: CountedKind
  times: number
}

/** More than this is not kept while the database is away: memory is for those who ask. */
const MOST_ENTRIES = 200_000

/** Adds up what happened until it is taken. */
export interface Tally {
  /** Answers false when there is no room for it any more. */
  add(count: Count): boolean
  /** All that was added since, in the order of homes and days. It then begins anew. */
  take(): Count[]
}

export function createTally(mostEntries = MOST_ENTRIES): Tally {
  let entries = new Map<string, Count>()
  return {
    add(count) {
      const { propertyId, day, viewer, kind, times } = count
      const name = `${propertyId} ${day} ${viewer} ${kind}`
      const known = entries.get(name)
      if (known) known.times += times
      else if (entries.size < mostEntries) entries.set(name, { ...count })
      else return false
      return true
    },
    take() {
      const taken = [...entries.values()]
      entries = new Map()
      return taken
    },
  }
}
