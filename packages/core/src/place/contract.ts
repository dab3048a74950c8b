/** Kinds of settlement and area that a location can name. Stations count as places too. */
export const PLACE_KINDS = [
  'city',
  'town',
  'village',
  'district',
  'borough',
  'county',
  'area',
  'country',
  'train_station',
  'tube_station',
] as const
export type PlaceKind = (typeof PLACE_KINDS)[number]

/** One entry of the gazetteer. */
export interface Place {
  id: number
  kind: PlaceKind
  /** The name to show, as people write it: "Clapham", "Finsbury Park". */
  name: string
  /** Other ways to write it: "Newcastle", "Kings Cross". */
  aliases: string[]
  /** What contains it, nearest first: ["Oxford", "Oxfordshire", "England"]. */
  within: string[]
  lat: number
  lng: number
  /** Radius in metres of a circle that holds the place. */
  extentMeters: number
  /** For choosing between places of one name: larger is more important (about its population). */
  importance: number
}

/** What told where an address is; `unknown` when nothing did. */
export const GEOCODE_SOURCES = ['postcode', 'gazetteer', 'geocoder', 'unknown'] as const
export type GeocodeSource = (typeof GEOCODE_SOURCES)[number]

/** Whose law holds. */
export const NATIONS = ['england', 'wales', 'scotland', 'northernIreland'] as const
export type Nation = (typeof NATIONS)[number]
