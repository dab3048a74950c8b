import { z } from 'zod'
import { AMENITY_TYPE_NAMES } from '../amenity/contract.ts'
import { listingTypeSchema, propertyCardSchema } from '../property/contract.ts'
import { FEATURE_TAGS } from '../property/featureTags.ts'

/** S2's six types, and the finer forms a visitor may ask for. */
export const SEARCH_PROPERTY_TYPES = [
  'house',
  'flat',
  'bungalow',
  'maisonette',
  'land',
  'commercial',
  'detached',
  'semi-detached',
  'terraced',
  'cottage',
  'studio',
] as const
export type SearchPropertyType = (typeof SEARCH_PROPERTY_TYPES)[number]

const AMENITY = `(?:${AMENITY_TYPE_NAMES.join('|')})`
const AMENITY_LIST = new RegExp(`^${AMENITY}(?:; ${AMENITY})*$`)

const wholePounds = z.number().int().min(0).max(1_000_000_000)
const miles = z.number().positive().max(50)
const rooms = z.number().int().min(0).max(50)
const wishes = z.array(z.enum(FEATURE_TAGS)).min(1).max(FEATURE_TAGS.length)

/**
 * The one shape that the interpreter returns, the URL carries, a saved search stores and the query
 * takes. Every field is optional; absent means "no wish". 0 is a value for beds and maxBeds.
 */
export const searchCriteriaSchema = z.object({
  listingType: listingTypeSchema.optional(),
  /** Place names, stations, postcodes or parts of an address; several joined by "; ". */
  location: z.string().trim().min(1).max(300).optional(),
  /** Kilometres around the location, one decimal. Absent: the place's own extent. */
  radius: z.number().positive().max(200).optional(),
  beds: rooms.optional(),
  maxBeds: rooms.optional(),
  baths: rooms.optional(),
  minPrice: wholePounds.optional(),
  maxPrice: wholePounds.optional(),
  maxTubeDistance: miles.optional(),
  maxBusDistance: miles.optional(),
  maxTrainDistance: miles.optional(),
  /** Amenity types (never stations); several joined by "; ". */
  nearAmenity: z.string().regex(AMENITY_LIST).optional(),
  propertyType: z.enum(SEARCH_PROPERTY_TYPES).optional(),
  features: wishes.optional(),
  excludedFeatures: wishes.optional(),
})
export type SearchCriteria = z.infer<typeof searchCriteriaSchema>
export type CriterionName = keyof SearchCriteria

/** One criterion that was understood, with the words it came from. */
export const understoodSchema = z.object({
  criterion: searchCriteriaSchema.keyof(),
  /** The single value, for a criterion that holds several: one place, one feature, one amenity. */
  value: z.string().optional(),
  /** The words of the text, as they were typed. */
  words: z.string(),
})
export type Understood = z.infer<typeof understoodSchema>

export const interpretInput = z.object({
  query: z.string().trim().min(1).max(10_000),
  /** What the page is set to; the words of the text win. */
  listingType: listingTypeSchema.optional(),
  history: z
    .array(
      z.object({
        id: z.string().optional(),
        sender: z.enum(['user', 'assistant']),
        text: z.string().max(10_000),
      }),
    )
    .max(200)
    .default([]),
  /** The state to change. With it, the history only helps to understand the words. */
  criteria: searchCriteriaSchema.optional(),
})
export type InterpretInput = z.input<typeof interpretInput>

export const interpretOutput = z.object({
  criteria: searchCriteriaSchema,
  understood: z.array(understoodSchema),
  notApplied: z.array(z.string()),
  /** One sentence in plain English. */
  reply: z.string(),
})
export type InterpretOutput = z.infer<typeof interpretOutput>

export const SORTS = ['newest', 'priceAsc', 'priceDesc', 'nearest'] as const
export type Sort = (typeof SORTS)[number]

export const RESULTS_PER_PAGE = 24
/** Totals are counted exactly up to here and shown as "10,000+" beyond. */
export const TOTAL_CAP = 10_000

export const resultsInput = z.object({
  criteria: searchCriteriaSchema,
  sort: z.enum(SORTS).default('newest'),
  cursor: z.string().max(200).nullish(),
  limit: z.number().int().min(1).max(100).default(RESULTS_PER_PAGE),
})
export type ResultsInput = z.input<typeof resultsInput>

/** Which place a part of the location was taken for. */
export const understoodPlaceSchema = z.object({
  asked: z.string(),
  /** place: in the gazetteer; postcode: a district or full postcode; text: searched in the address. */
  matchedAs: z.enum(['place', 'postcode', 'text']),
  /** The place's name with what contains it ("Richmond, London"), the postcode, or the text. */
  label: z.string(),
})
export type UnderstoodPlace = z.infer<typeof understoodPlaceSchema>

export const resultsOutput = z.object({
  items: z.array(propertyCardSchema),
  /** Exact up to TOTAL_CAP. */
  total: z.number().int(),
  /** True when there are more than `total` says: show "10,000+". */
  totalIsCapped: z.boolean(),
  nextCursor: z.string().nullable(),
  places: z.array(understoodPlaceSchema),
})
export type ResultsOutput = z.infer<typeof resultsOutput>

/** For the empty state: leaving out one criterion, and how many homes that would give. */
export const relaxationSchema = z.object({
  criterion: searchCriteriaSchema.keyof(),
  /** As in Understood. */
  value: z.string().optional(),
  criteria: searchCriteriaSchema,
  total: z.number().int(),
  totalIsCapped: z.boolean(),
})
export type Relaxation = z.infer<typeof relaxationSchema>
export const relaxationsInput = z.object({ criteria: searchCriteriaSchema })
export const relaxationsOutput = z.array(relaxationSchema)

/** For the home page: places with the most homes, and how many a search there finds of either type. */
export const busiestPlacesInput = z.object({ count: z.number().int().min(1).max(24) })
export const busiestPlacesOutput = z.array(
  z.object({
    name: z.string(),
    /** Both exact up to TOTAL_CAP. */
    sale: z.number().int(),
    rent: z.number().int(),
  }),
)

/** For the location field: places whose name begins with the text, or may be meant by it; most important first. */
export const suggestPlacesInput = z.object({ text: z.string().trim().max(100) })
export const suggestPlacesOutput = z.array(z.object({ name: z.string(), label: z.string() }))
