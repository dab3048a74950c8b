import { z } from 'zod'
import { AMENITY_TYPE_NAMES } from '../amenity/contract.ts'

export const LISTING_TYPES = ['sale', 'rent'] as const
export const PROPERTY_TYPES = [
  'house',
  'flat',
  'bungalow',
  'maisonette',
  'land',
  'commercial',
] as const
/** The finer kind of home, where it is known. */
export const PROPERTY_FORMS = [
  'detached',
  'semi-detached',
  'terraced',
  'end-terrace',
  'mews',
  'townhouse',
  'cottage',
  'studio',
  'penthouse',
  'apartment',
  'conversion',
] as const
export const PROPERTY_STATUSES = ['available', 'underOffer', 'sold', 'let'] as const
export const PRICE_QUALIFIERS = [
  'guidePrice',
  'offersOver',
  'offersInExcessOf',
  'offersInTheRegionOf',
  'from',
  'fixedPrice',
  'offersInvited',
  'priceOnApplication',
] as const
export const TENURES = [
  'freehold',
  'leasehold',
  'shareOfFreehold',
  'commonhold',
  'feuhold',
] as const
export const FURNISHINGS = ['furnished', 'partFurnished', 'unfurnished', 'flexible'] as const
export const COUNCIL_TAX_BANDS = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'I'] as const
export const EPC_RATINGS = ['A', 'B', 'C', 'D', 'E', 'F', 'G'] as const
/** Why a home is advertised without an EPC rating (Energy Performance of Buildings Regulations 2012, r. 5, 7). */
export const EPC_EXEMPTIONS = [
  'ordered',
  'listedBuilding',
  'smallStandAlone',
  'temporaryBuilding',
  'placeOfWorship',
  'toBeDemolished',
  'noBuilding',
] as const

export const listingTypeSchema = z.enum(LISTING_TYPES)
export type ListingType = z.infer<typeof listingTypeSchema>
export type PropertyType = (typeof PROPERTY_TYPES)[number]
export type PropertyForm = (typeof PROPERTY_FORMS)[number]
export type PropertyStatus = (typeof PROPERTY_STATUSES)[number]
export type PriceQualifier = (typeof PRICE_QUALIFIERS)[number]
export type Tenure = (typeof TENURES)[number]
export type Furnishing = (typeof FURNISHINGS)[number]
export type CouncilTaxBand = (typeof COUNCIL_TAX_BANDS)[number]
export type EpcExemption = (typeof EPC_EXEMPTIONS)[number]
export type EpcRating = (typeof EPC_RATINGS)[number]

/** Why a listing matches, for the line at the foot of a card ("7 min walk to Clapham South"). */
export const matchReasonSchema = z.object({
  amenityType: z.enum(AMENITY_TYPE_NAMES),
  name: z.string(),
  /** Great-circle metres. */
  distanceMeters: z.number().int(),
  /** Minutes on foot at 3 mph. */
  distanceMinutes: z.number().int(),
})
export type MatchReason = z.infer<typeof matchReasonSchema>

/** What a card shows of a listing. Prices are whole pounds (rent: per calendar month), instants ISO strings. */
export const propertyCardSchema = z.object({
  id: z.number().int(),
  title: z.string(),
  listingType: listingTypeSchema,
  status: z.enum(PROPERTY_STATUSES),
  propertyType: z.enum(PROPERTY_TYPES),
  propertyForm: z.enum(PROPERTY_FORMS).nullable(),
  price: z.number().int().nullable(),
  /** A price that could not be read as a number, shown as given. */
  priceText: z.string().nullable(),
  priceQualifier: z.enum(PRICE_QUALIFIERS).nullable(),
  address: z.string(),
  postcode: z.string().nullable(),
  beds: z.number().int(),
  baths: z.number().int(),
  areaSqft: z.number().int().nullable(),
  images: z.array(z.string()),
  lat: z.number().nullable(),
  lng: z.number().nullable(),
  /** When it was listed. */
  createdAt: z.string(),
  /** When its price last fell, or null. */
  reducedAt: z.string().nullable(),
  matchReasons: z.array(matchReasonSchema),
})
export type PropertyCard = z.infer<typeof propertyCardSchema>

export const propertyHistoryEntrySchema = z.object({
  at: z.string(),
  kind: z.enum(['listed', 'price', 'status', 'withdrawn']),
  price: z.number().int().nullable(),
  status: z.enum(PROPERTY_STATUSES),
})
export type PropertyHistoryEntry = z.infer<typeof propertyHistoryEntrySchema>

/** Everything public about one listing. */
export const propertyDetailSchema = propertyCardSchema.omit({ matchReasons: true }).extend({
  features: z.array(z.string()),
  featureTags: z.array(z.string()),
  description: z.string(),
  agentName: z.string(),
  agentCompany: z.string().nullable(),
  agentPhone: z.string().nullable(),
  floorplanUrl: z.string().nullable(),
  epcRating: z.enum(EPC_RATINGS).nullable(),
  /** Why there is no rating. */
  epcExemption: z.enum(EPC_EXEMPTIONS).nullable(),
  epcUrl: z.string().nullable(),
  /** Elsewhere on the web: it begins with https://. */
  virtualTourUrl: z.string().nullable(),
  tenure: z.enum(TENURES).nullable(),
  leaseYears: z.number().int().nullable(),
  /** Pounds a year. */
  serviceCharge: z.number().int().nullable(),
  /** Pounds a year. */
  groundRent: z.number().int().nullable(),
  councilTaxBand: z.enum(COUNCIL_TAX_BANDS).nullable(),
  /** Pounds. */
  deposit: z.number().int().nullable(),
  furnishing: z.enum(FURNISHINGS).nullable(),
  /** yyyy-MM-dd */
  availableFrom: z.string().nullable(),
  history: z.array(propertyHistoryEntrySchema),
})
export type PropertyDetail = z.infer<typeof propertyDetailSchema>

export const propertyByIdInput = z.object({ id: z.number().int().positive().max(2_147_483_647) })
export const propertyPopularInput = z.object({ count: z.number().int().min(1).max(24) })

/** A description as it is to be shown; nothing in it but white space differs from the original. */
export const formattedDescriptionOutput = z.object({ paragraphs: z.array(z.string()) })
