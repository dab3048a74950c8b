import type { Gazetteer } from '@hearth/core/place/gazetteer.ts'
import { resolveLocation } from '@hearth/core/place/resolve.ts'
import type { CriterionName, Relaxation, SearchCriteria } from '@hearth/core/search/contract.ts'
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

/** Every criterion that can be given up alone; a list is given up entry by entry. */
function leavingOut(criteria: SearchCriteria): Change[] {
  const { listingType, radius, features, excludedFeatures, location, nearAmenity, ...single } =
    criteria
  return [
    ...entriesLeftOut(criteria, 'features', features, (rest) => rest),
    ...entriesLeftOut(criteria, 'excludedFeatures', excludedFeatures, (rest) => rest),
    ...entriesLeftOut(criteria, 'nearAmenity', nearAmenity?.split('; '), (rest) => rest.join('; ')),
    ...entriesLeftOut(
      criteria,
      'location',
      location?.split(';').map((part) => part.trim()),
      (rest) => rest.join('; '),
    ),
    ...Object.keys(single).map((name) => ({
      criterion: name as CriterionName,
      criteria: without(criteria, name as CriterionName),
    })),
  ]
}

function entriesLeftOut<Value extends string>(
  criteria: SearchCriteria,
  criterion: CriterionName,
  values: readonly Value[] | undefined,
  put: (rest: Value[]) => unknown,
): Change[] {
  const distinct = [...new Set(values)]
  return distinct.slice(0, MOST_OF_A_LIST).map((value) => {
    const rest = distinct.filter((other) => other !== value)
    const changed =
      rest.length > 0 ? { ...criteria, [criterion]: put(rest) } : without(criteria, criterion)
    return { criterion, value, criteria: changed }
  })
}

/** A radius means nothing without a place. */
function without(criteria: SearchCriteria, criterion: CriterionName): SearchCriteria {
  const rest = { ...criteria }
  delete rest[criterion]
  if (criterion === 'location') delete rest.radius
  return rest
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
