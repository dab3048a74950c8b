import { inThousands } from '../number/inThousands.ts'
import type {
  EpcExemption,
  Furnishing,
  ListingType,
  PropertyForm,
  PropertyStatus,
  PropertyType,
  Tenure,
} from './contract.ts'

/** What stands where a listing is silent (S1 section 3). */
export const PROPERTY_DEFAULTS = {
  title: 'Untitled Property',
  location: 'Location not specified',
  agent: 'Estate Agent',
  agentPhone: 'Phone not available',
} as const

const counted = (count: number, one: string, many: string) =>
  `${inThousands(count)} ${count === 1 ? one : many}`

/** "1 bed", "3 beds"; no bedroom is a studio. */
export const bedsLabel = (beds: number) => (beds === 0 ? 'Studio' : counted(beds, 'bed', 'beds'))
export const bathsLabel = (baths: number) => counted(baths, 'bath', 'baths')
/** The word alone, for a summary that shows the figure apart. */
export const bedroomsWord = (beds: number) => (beds === 1 ? 'bedroom' : 'bedrooms')
export const bathroomsWord = (baths: number) => (baths === 1 ? 'bathroom' : 'bathrooms')
export const squareFeetWord = (area: number) => (area === 1 ? 'square foot' : 'square feet')
export const areaLabel = (sqft: number) => `${inThousands(sqft)} sq ft`

/** Under 1000 m as "340m", otherwise kilometres with one decimal (S1 section 9). */
export function distanceLabel(meters: number): string {
  const whole = Math.round(meters)
  return whole < 1000 ? `${whole}m` : `${(whole / 1000).toFixed(1)}km`
}

export const TYPE_LABELS: Record<PropertyType, string> = {
  house: 'House',
  flat: 'Flat',
  bungalow: 'Bungalow',
  maisonette: 'Maisonette',
  land: 'Land',
  commercial: 'Commercial',
}
export const FORM_LABELS: Record<PropertyForm, string> = {
  detached: 'Detached',
  'semi-detached': 'Semi-detached',
  terraced: 'Terraced',
  'end-terrace': 'End terrace',
  mews: 'Mews house',
  townhouse: 'Townhouse',
  cottage: 'Cottage',
  studio: 'Studio',
  penthouse: 'Penthouse',
  apartment: 'Apartment',
  conversion: 'Conversion flat',
}

/** The badge of a listing: its form where a house has one ("Terraced"), else its type ("Flat"). */
export function typeLabel(listing: {
  propertyType: PropertyType
  propertyForm: PropertyForm | null
}): string {
  const { propertyType, propertyForm } = listing
  if (propertyType === 'bungalow') {
    return propertyForm ? `${FORM_LABELS[propertyForm]} bungalow` : TYPE_LABELS.bungalow
  }
  return propertyForm ? FORM_LABELS[propertyForm] : TYPE_LABELS[propertyType]
}

export const LISTING_TYPE_LABELS: Record<ListingType, string> = {
  sale: 'For Sale',
  rent: 'To Rent',
}
export const STATUS_LABELS: Record<PropertyStatus, string> = {
  available: 'Available',
  underOffer: 'Under Offer',
  sold: 'Sold',
  let: 'Let',
}
export const TENURE_LABELS: Record<Tenure, string> = {
  freehold: 'Freehold',
  leasehold: 'Leasehold',
  shareOfFreehold: 'Share of freehold',
  commonhold: 'Commonhold',
  feuhold: 'Feuhold',
}
export const FURNISHING_LABELS: Record<Furnishing, string> = {
  furnished: 'Furnished',
  partFurnished: 'Part furnished',
  unfurnished: 'Unfurnished',
  flexible: 'Furnished or unfurnished',
}

/** Why a home is advertised without an energy rating. */
export const EPC_EXEMPTION_LABELS: Record<EpcExemption, string> = {
  ordered: 'A certificate has been ordered',
  listedBuilding: 'Listed or officially protected building',
  smallStandAlone: 'Stand-alone building under 50 m²',
  temporaryBuilding: 'Temporary building',
  placeOfWorship: 'Place of worship',
  toBeDemolished: 'To be demolished',
  noBuilding: 'There is no building',
}

const DAY = 24 * 60 * 60 * 1000
const NEW_DAYS = 7
const REDUCED_DAYS = 30

export type Badge = 'Under Offer' | 'New' | 'Reduced' | 'Sold' | 'Let'

/** What deserves a word on the picture: at most the status and one of New and Reduced. */
export function badgesOf(
  listing: { status: PropertyStatus; createdAt: string; reducedAt: string | null },
  now: Date,
): Badge[] {
  const age = (instant: string) => (now.getTime() - Date.parse(instant)) / DAY
  const badges: Badge[] = []
  if (listing.status !== 'available') badges.push(STATUS_LABELS[listing.status] as Badge)
  if (listing.reducedAt && age(listing.reducedAt) <= REDUCED_DAYS) badges.push('Reduced')
  else if (age(listing.createdAt) <= NEW_DAYS) badges.push('New')
  return badges
}
