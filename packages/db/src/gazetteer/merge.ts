import { greatCircleMeters } from '@hearth/core/place/distance.ts'
import { nameKey } from './names.ts'
import type { Draft } from './row.ts'

/** Two entries of one name this near to each other are one place. */
const SAME_PLACE_METERS = 3000
/** GeoNames counts a whole borough for some districts. */
const DISTRICT_RESIDENTS = 60_000

const keysOf = (draft: Draft) => [...new Set([draft.name, ...draft.aliases].map(nameKey))]

/**
 * One entry for each settlement: ours where we have it, with the larger number of residents and every
 * spelling of both; else GeoNames'. GeoNames' own doubles fall to the larger.
 */
export function mergeSettlements(ours: readonly Draft[], geonames: readonly Draft[]): Draft[] {
  const merged: Draft[] = ours.map((draft) => ({ ...draft }))
  const index = new Map<string, Draft[]>()
  for (const draft of merged) addTo(index, draft)
  const byResidents = geonames.toSorted((a, b) => b.importance - a.importance)
  for (const draft of byResidents) {
    const same = twinOf(draft, index)
    if (same) {
      absorb(same, draft)
      continue
    }
    merged.push(draft)
    addTo(index, draft)
  }
  return merged
}

function addTo(index: Map<string, Draft[]>, draft: Draft): void {
  for (const key of keysOf(draft)) index.set(key, [...(index.get(key) ?? []), draft])
}

/** The entry of the same name near by. A city is never swallowed by a district named after it. */
function twinOf(draft: Draft, index: ReadonlyMap<string, Draft[]>): Draft | undefined {
  if (draft.kind === 'city') return undefined
  return (index.get(nameKey(draft.name)) ?? []).find(
    (other) => greatCircleMeters(draft, other) <= SAME_PLACE_METERS,
  )
}

function absorb(kept: Draft, gone: Draft): void {
  const spellings = [...kept.aliases, gone.name, ...gone.aliases]
  kept.aliases = [...new Set(spellings)].filter((alias) => alias !== kept.name)
  kept.importance = Math.max(kept.importance, Math.min(gone.importance, DISTRICT_RESIDENTS))
}
