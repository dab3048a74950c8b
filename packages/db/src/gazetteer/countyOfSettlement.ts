import { greatCircleMeters, type Point } from '@hearth/core/place/distance.ts'
import { countyOfCode } from './countyCodes.ts'
import countyTowns from './data/countyTowns.json' with { type: 'json' }
import { closest } from './within.ts'

/** What is asked about: a settlement as GeoNames has it. */
export interface Coded extends Point {
  name: string
  country: string
  code: string
}

/** A town whose county we state ourselves holds for what is this near to it, whatever the code says. */
const STATED_METERS = 1500

interface Stated extends Point {
  county: string
}

/**
 * Tells the county (in Scotland the council area) of a settlement: its code says it for most; for the
 * rest it is that of the nearest town in `countyTowns.json`.
 */
export function countyFinder(settlements: readonly Coded[]): (place: Coded) => string | null {
  const stated = new Map(
    Object.entries(countyTowns).map(([country, towns]) => [
      country,
      statedTowns(
        settlements.filter((settlement) => settlement.country === country),
        towns,
      ),
    ]),
  )
  return (place) => {
    const town = closest(place, stated.get(place.country) ?? [])
    const coded = countyOfCode(place.code)
    if (!town || (coded && greatCircleMeters(place, town) > STATED_METERS)) return coded
    return town.county
  }
}

function statedTowns(
  settlements: readonly Coded[],
  towns: Readonly<Record<string, readonly string[]>>,
): Stated[] {
  return Object.entries(towns).flatMap(([county, names]) =>
    names.flatMap((name) => {
      const namesakes = settlements.filter((settlement) => settlement.name === name)
      const town = namesakes.find((settlement) => settlement.code === '') ?? namesakes[0]
      return town ? [{ county, lat: town.lat, lng: town.lng }] : []
    }),
  )
}
