export type Nation = 'England' | 'Scotland' | 'Wales' | 'Northern Ireland'

/** What mostly stands there; it decides which kinds of home are listed. */
export type Stock =
  | 'terraces'
  | 'familyTerraces'
  | 'mansion'
  | 'georgian'
  | 'towers'
  | 'suburb'
  | 'village'
  | 'tenement'
  | 'coastal'

/** A district (or a whole small town) in which homes are listed. */
export interface Area {
  name: string
  /** The name as it stands in a sentence: "the Northern Quarter". */
  said: string
  outcode: string
  lat: number
  lng: number
  /** How many of the 3,000 listings. */
  listings: number
  /** Pounds a square foot for a home in fair order. */
  perSqft: number
  /** Pounds a month for an ordinary two-bedroom flat. */
  twoBedRent: number
  stock: Stock
  /** What people know it for, as it stands in a sentence: "the cafés of Abbeville Road". */
  known: readonly string[]
  /** Share of its listings that are to rent. */
  rentShare: number
  /** Most homes stand within about twice this many metres of an anchor. */
  spreadMeters: number
  /** Points that homes gather around, as [lat, lng]; by default the centre. */
  anchors: readonly (readonly [number, number])[]
  /** Water that some of its flats look at. */
  water?: 'river' | 'sea' | 'dock' | 'canal'
  /** Real street names of the area, used beside the invented ones. */
  streets: readonly string[]
}

/** A town and the areas of it that have listings. */
export interface Market {
  town: string
  nation: Nation
  /** Numbers that Ofcom keeps for drama begin so; three more digits follow. */
  phone: string
  areas: readonly Area[]
}

interface AreaExtras {
  said?: string
  rentShare?: number
  spreadMeters?: number
  anchors?: Area['anchors']
  water?: Area['water']
  streets?: readonly string[]
}

/** One row of the market tables. */
export function area(
  name: string,
  outcode: string,
  [lat, lng]: readonly [number, number],
  listings: number,
  [perSqft, twoBedRent]: readonly [number, number],
  stock: Stock,
  known: readonly string[],
  extras: AreaExtras = {},
): Area {
  const {
    said = name,
    rentShare = 0.32,
    spreadMeters = 550,
    anchors = [[lat, lng]],
    water,
    streets = [],
  } = extras
  return {
    name,
    said,
    outcode,
    lat,
    lng,
    listings,
    perSqft,
    twoBedRent,
    stock,
    known,
    rentShare,
    spreadMeters,
    anchors,
    streets,
    ...(water && { water }),
  }
}
