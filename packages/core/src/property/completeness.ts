import type { ListingField, ListingInput } from './listingContract.ts'

/** Something that people look for in a listing. */
export interface WantedFact {
  /** Where it is entered. */
  field: ListingField
  label: string
  /** What it does for the home. */
  why: string
  isThere: boolean
}

const ENOUGH_IMAGES = 5
const ENOUGH_FEATURES = 3
const ENOUGH_WORDS = 200

type Wanted = Omit<WantedFact, 'isThere'> & {
  appliesTo?: (listing: ListingInput) => boolean
  isIn: (listing: ListingInput) => boolean
}

const isBuilding = ({ propertyType }: ListingInput) => propertyType !== 'land'
const isHome = (listing: ListingInput) =>
  isBuilding(listing) && listing.propertyType !== 'commercial'
const isToRent = ({ listingType }: ListingInput) => listingType === 'rent'

const WANTED: readonly Wanted[] = [
  {
    field: 'images',
    label: `${ENOUGH_IMAGES} pictures or more`,
    why: 'People decide by the pictures whether to look any further.',
    isIn: ({ images }) => images.length >= ENOUGH_IMAGES,
  },
  {
    field: 'floorplanUrl',
    label: 'A floorplan',
    why: 'It shows what no picture can: how the rooms hang together.',
    appliesTo: isBuilding,
    isIn: ({ floorplanUrl }) => floorplanUrl !== null,
  },
  {
    field: 'description',
    label: 'A fuller description',
    why: 'Two or three paragraphs answer what people would otherwise ring to ask.',
    isIn: ({ description }) => description.length >= ENOUGH_WORDS,
  },
  {
    field: 'features',
    label: `${ENOUGH_FEATURES} key features or more`,
    why: 'Searches for a garden or parking read them.',
    isIn: ({ features }) => features.length >= ENOUGH_FEATURES,
  },
  {
    field: 'areaSqft',
    label: 'The floor area',
    why: 'It is on every card, and the price per square foot follows from it.',
    appliesTo: isBuilding,
    isIn: ({ areaSqft }) => areaSqft !== null,
  },
  {
    field: 'postcode',
    label: 'The postcode',
    why: 'People search by it, and the home is found on the map by it.',
    isIn: ({ postcode }) => postcode !== null,
  },
  {
    field: 'position',
    label: 'Its place on the map',
    why: 'Searches by distance, and the stations and schools around it, need it.',
    isIn: ({ position }) => position !== null,
  },
  {
    field: 'epcRating',
    label: 'The energy rating',
    why: 'It tells people what the home will cost to heat.',
    appliesTo: isBuilding,
    isIn: ({ epcRating, epcExemption }) => epcRating !== null || epcExemption !== null,
  },
  {
    field: 'councilTaxBand',
    label: 'The council tax band',
    why: 'People count it into what they can afford.',
    appliesTo: isHome,
    isIn: ({ councilTaxBand }) => councilTaxBand !== null,
  },
  {
    field: 'tenure',
    label: 'The tenure',
    why: 'Freehold or leasehold is the first thing that a buyer’s solicitor asks.',
    appliesTo: (listing) => !isToRent(listing) && isHome(listing),
    isIn: ({ tenure }) => tenure !== null,
  },
  {
    field: 'availableFrom',
    label: 'When it is available',
    why: 'People who have given notice need to know the day.',
    appliesTo: isToRent,
    isIn: ({ availableFrom }) => availableFrom !== null,
  },
  {
    field: 'deposit',
    label: 'The deposit',
    why: 'People have to have it ready with the first rent.',
    appliesTo: isToRent,
    isIn: ({ deposit }) => deposit !== null,
  },
]

/** What people look for in a home of this kind, each with whether the listing has it. */
export function wantedFacts(listing: ListingInput): WantedFact[] {
  return WANTED.filter(({ appliesTo }) => appliesTo?.(listing) ?? true).map(
    ({ field, label, why, isIn }) => ({ field, label, why, isThere: isIn(listing) }),
  )
}
