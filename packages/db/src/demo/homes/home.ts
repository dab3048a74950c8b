import type {
  EpcRating,
  Furnishing,
  ListingType,
  PropertyForm,
  PropertyType,
} from '@hearth/core/property/contract.ts'

export type Era =
  | 'georgian'
  | 'victorian'
  | 'edwardian'
  | 'interwar'
  | 'midcentury'
  | 'seventies'
  | 'modern'
  | 'new'

/** What a home is, finer than the stored type and form: it decides its facts and its words. */
export type Kind =
  | 'studio'
  | 'blockFlat'
  | 'newFlat'
  | 'conversion'
  | 'tenement'
  | 'penthouse'
  | 'maisonette'
  | 'terrace'
  | 'endTerrace'
  | 'semi'
  | 'detached'
  | 'townhouse'
  | 'mews'
  | 'cottage'
  | 'bungalow'
  | 'land'
  | 'commercial'

export type Aspect = 'south' | 'south-west' | 'west' | 'east'

export interface Outdoors {
  kind: 'garden' | 'courtyard' | 'roofTerrace' | 'communal'
  /** Which way a garden of its own faces, where that is worth saying. */
  aspect: Aspect | null
}

/** The facts of one home, before it has an address, a price or words. */
export interface Home {
  kind: Kind
  listingType: ListingType
  propertyType: PropertyType
  propertyForm: PropertyForm | null
  era: Era
  beds: number
  baths: number
  receptions: number
  /** Floors inside the home. */
  storeys: number
  areaSqft: number
  /** For a flat: 0 is the ground floor, -1 the garden level; null for a house. */
  floor: number | null
  isTopFloor: boolean
  lift: boolean
  concierge: boolean
  gym: boolean
  bikeStore: boolean
  outdoors: Outdoors | null
  balcony: boolean
  parking: 'driveway' | 'garage' | 'allocated' | 'permit' | null
  carCharging: boolean
  kitchen: 'openPlan' | 'diner' | 'separate'
  condition: 'new' | 'refurbished' | 'good' | 'dated'
  fireplace: boolean
  woodBurner: boolean
  bayWindow: boolean
  highCeilings: boolean
  enSuite: boolean
  downstairsToilet: boolean
  utilityRoom: boolean
  study: boolean
  cellar: boolean
  loftRoom: boolean
  conservatory: boolean
  outbuilding: boolean
  view: 'river' | 'sea' | 'dock' | 'canal' | null
  chainFree: boolean
  /** Only for homes to rent. */
  furnishing: Furnishing | null
  pets: boolean
  billsIncluded: boolean
  dishwasher: boolean
  epcRating: EpcRating | null
}

export const FLAT_KINDS: readonly Kind[] = [
  'studio',
  'blockFlat',
  'newFlat',
  'conversion',
  'tenement',
  'penthouse',
]
export const PERIOD_ERAS: readonly Era[] = ['georgian', 'victorian', 'edwardian']
export const RECENT_ERAS: readonly Era[] = ['modern', 'new']

export const isFlat = (home: Home) => FLAT_KINDS.includes(home.kind)
export const isPeriod = (home: Home) => PERIOD_ERAS.includes(home.era)
/** Somewhere to live, as opposed to a plot or business premises. */
export const isDwelling = (home: Home) => home.kind !== 'land' && home.kind !== 'commercial'
/** Outside space that belongs to this home alone. */
export const hasOwnGarden = (home: Home) =>
  home.outdoors?.kind === 'garden' || home.outdoors?.kind === 'courtyard'
