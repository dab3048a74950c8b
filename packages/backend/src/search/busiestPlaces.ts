import type { Gazetteer } from '@hearth/core/place/gazetteer.ts'
import type { ListingType } from '@hearth/core/property/contract.ts'
import type { busiestPlacesOutput } from '@hearth/core/search/contract.ts'
import type { Database } from '@hearth/db/client.ts'
import type { z } from 'zod'
import { countResults } from './data.ts'

type BusiestPlaces = z.output<typeof busiestPlacesOutput>

/** The largest cities and towns, of which the busiest are told. */
const CONSIDERED = 80
const KEPT_MS = 5 * 60 * 1000

const kept = new WeakMap<Database, { places: Promise<BusiestPlaces>; until: number }>()

/**
 * The cities and towns with the most homes on the market, for sale and to rent together, the busiest first.
 * Each figure is the total of the search that its link leads to. Counted at most every five minutes: it is
 * for a home page, not for an account.
 */
export async function busiestPlaces(
  db: Database,
  gazetteer: Gazetteer,
  count: number,
): Promise<BusiestPlaces> {
  const known = kept.get(db)
  if (known && known.until > performance.now()) return (await known.places).slice(0, count)
  // Visitors who come meanwhile wait for the same count.
  const places = countHomes(db, gazetteer)
  kept.set(db, { places, until: performance.now() + KEPT_MS })
  places.catch(() => kept.delete(db))
  return (await places).slice(0, count)
}

async function countHomes(db: Database, gazetteer: Gazetteer): Promise<BusiestPlaces> {
  const places: BusiestPlaces = []
  // One place after the other: visitors who search meanwhile need the connections more.
  for (const name of await largestSettlements(db)) {
    const homes = async (listingType: ListingType) =>
      (await countResults(db, gazetteer, { listingType, location: name })).total
    const [sale, rent] = await Promise.all([homes('sale'), homes('rent')])
    if (sale + rent > 0) places.push({ name, sale, rent })
  }
  // The larger place first where two have as many: sorting keeps the order of equals.
  return places.sort((a, b) => b.sale + b.rent - (a.sale + a.rent))
}

/** Their names, the most important first; two towns of one name are one search. */
async function largestSettlements({ sql }: Database): Promise<string[]> {
  const rows = await sql<{ name: string }[]>`
    select name from (
      select name, importance, id from places
      where kind in ('city', 'town') and extent_meters > 0
      order by importance desc, id
      limit ${CONSIDERED}
    ) largest
    group by name
    order by max(importance) desc, min(id)`
  return rows.map(({ name }) => name)
}
