import type { Place, PlaceKind } from '../contract.ts'
import rows from './data/ukPlaces.json' with { type: 'json' }

/** A part of the real gazetteer: the places of the examples, with their namesakes and stations. */
export const UK_PLACES: readonly Place[] = rows.map((row, i) => {
  const [kind, name, aliases, within, lat, lng, extentMeters, importance] = row as [
    PlaceKind,
    string,
    string[],
    string[],
    number,
    number,
    number,
    number,
  ]
  return { id: i + 1, kind, name, aliases, within, lat, lng, extentMeters, importance }
})
