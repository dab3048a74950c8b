import type { Gazetteer } from '@hearth/core/place/gazetteer.ts'
import { resolveLocation } from '@hearth/core/place/resolve.ts'
import { chipsOf } from '@hearth/core/search/chips.ts'
import type { Relaxation, SearchCriteria } from '@hearth/core/search/contract.ts'
import type { Database } from '@hearth/db/client.ts'
import { countResults } from './data.ts'

const SHOWN = 5
const WIDEST_KM = 200
/** Every one of them is a search of its own. */
const MOST_OF_A_LIST = 12

type Change = Pick<Relaxation, 'criterion' | 'value' | 'criteria'>

/**
 * For a search without results: what it would find with one wish given up or its circle doubled; the most
 * homes first, except that giving up the place comes last, because that is another search.
 */
export async function findRelaxations(
  db: Database,
  gazetteer: Gazetteer,
  criteria: SearchCriteria,
): Promise<Relaxation[]> {
  const changes = [...leavingOut(criteria), ...widening(criteria, gazetteer)]
  const found = await Promise.all(
    changes.map(async (change) => ({
      ...change,
      ...(await countResults(db, gazetteer, change.criteria)),
    })),
  )
  const placeless = (r: Relaxation) => Number(r.criteria.location === undefined)
  return found
    .filter((relaxation) => relaxation.total > 0)
    .sort((a, b) => placeless(a) - placeless(b) || b.total - a.total)
    .slice(0, SHOWN)
}

/** What the chips of the search take away when they are removed. A circle is widened instead. */
function leavingOut(criteria: SearchCriteria): Change[] {
  const chips = chipsOf(criteria).filter(({ criterion }) => criterion !== 'radius')
  return Object.values(Object.groupBy(chips, ({ criterion }) => criterion)).flatMap((entries) =>
    entries
      .slice(0, MOST_OF_A_LIST)
      .map(({ criterion, value, without }) => ({ criterion, value, criteria: without })),
  )
}

/** Twice the radius, or twice the extent of the largest place that was named. */
function widening(criteria: SearchCriteria, gazetteer: Gazetteer): Change[] {
  if (!criteria.location) return []
  const extents = resolveLocation(criteria.location, gazetteer).map((location) =>
    location.matchedAs === 'place' ? location.place.extentMeters : 0,
  )
  const kilometers = criteria.radius ?? Math.max(...extents) / 1000
  const radius = Math.min(Math.round(kilometers * 20) / 10, WIDEST_KM)
  return radius > kilometers ? [{ criterion: 'radius', criteria: { ...criteria, radius } }] : []
}
