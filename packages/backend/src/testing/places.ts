import type { Place } from '@hearth/core/place/contract.ts'

let id = 0
const place = (
  kind: Place['kind'],
  name: string,
  within: string[],
  [lat, lng]: [number, number],
  extentMeters: number,
): Place => {
  id += 1
  return { id, kind, name, aliases: [], within, lat, lng, extentMeters, importance: extentMeters }
}

/** Places near and in one another, in the middle and at the ends of the country. */
export const TEST_PLACES: readonly Place[] = [
  place('city', 'London', ['England'], [51.5085, -0.1257], 25_000),
  place('district', 'Clapham', ['London', 'England'], [51.4625, -0.138], 1500),
  place('district', 'Balham', ['London', 'England'], [51.4434, -0.1525], 1300),
  place('tube_station', 'Clapham South', ['London', 'England'], [51.4527, -0.1475], 800),
  place('city', 'Bristol', ['England'], [51.4552, -2.5966], 9000),
  place('district', 'Leith', ['Edinburgh', 'Scotland'], [55.9755, -3.1704], 2000),
  place('city', 'Belfast', ['Northern Ireland'], [54.5968, -5.9254], 9000),
  place('town', 'Enniskillen', ['Northern Ireland'], [54.3438, -7.6315], 4000),
  place('town', 'Lerwick', ['Shetland', 'Scotland'], [60.1547, -1.1449], 3000),
  place('area', 'Cotswolds', ['England'], [51.83, -1.83], 45_000),
]
