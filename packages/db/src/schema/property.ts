import { NO_AMENITY_METERS } from '@hearth/core/amenity/contract.ts'
import {
  COUNCIL_TAX_BANDS,
  EPC_EXEMPTIONS,
  EPC_RATINGS,
  FURNISHINGS,
  LISTING_TYPES,
  PRICE_QUALIFIERS,
  PROPERTY_FORMS,
  PROPERTY_STATUSES,
  PROPERTY_TYPES,
  TENURES,
} from '@hearth/core/property/contract.ts'
import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  date,
  doublePrecision,
  index,
  integer,
  pgTable,
  smallint,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { agents } from './agent.ts'
import { isFilled, isOneOf } from './checks.ts'
import { SEARCH_TYPES_SQL } from './searchTypes.ts'

const instant = () => timestamp({ withTimezone: true })
const nearest = () => smallint().notNull().default(NO_AMENITY_METERS)

/** What is searched and sorted by: the narrow half of a listing. Text and media stand in property_details. */
export const properties = pgTable(
  'properties',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    agentId: integer().references(() => agents.id),
    /** The agent's own reference, by which an import recognises the listing; null: it has none. */
    agentRef: text(),
    /** Which filled-in form the listing was first saved from, so that saving it again makes no second one. */
    submissionId: text(),
    listingType: text({ enum: LISTING_TYPES }).notNull(),
    status: text({ enum: PROPERTY_STATUSES }).notNull().default('available'),
    propertyType: text({ enum: PROPERTY_TYPES }).notNull(),
    propertyForm: text({ enum: PROPERTY_FORMS }),
    /** Whole pounds; rent is per calendar month. Null: price on application, or a price text. */
    price: integer(),
    beds: smallint().notNull(),
    baths: smallint().notNull(),
    areaSqft: integer(),
    address: text().notNull(),
    /** "SW4 7AB", upper case with its space. */
    postcode: text(),
    /** The district of the postcode, "SW4". */
    outcode: text().generatedAlwaysAs(sql`split_part(postcode, ' ', 1)`),
    lat: doublePrecision(),
    lng: doublePrecision(),
    /** British National Grid, whole metres; null exactly when there are no coordinates. */
    easting: integer(),
    northing: integer(),
    /** Whether its agent set the position by hand: then no geocoder moves it. */
    isPositionGiven: boolean().notNull().default(false),
    /** The 2,048 metre square of that grid; searches read whole columns of squares. */
    tileX: smallint().generatedAlwaysAs(sql`(easting >> 11)::smallint`),
    tileY: smallint().generatedAlwaysAs(sql`(northing >> 11)::smallint`),
    /** One bit per entry of SEARCH_PROPERTY_TYPES that this home answers to. */
    searchTypes: smallint().notNull().generatedAlwaysAs(sql.raw(SEARCH_TYPES_SQL)),
    /** One bit per entry of FEATURE_TAGS. */
    featureBits: bigint({ mode: 'bigint' }).notNull().default(sql`0`),
    trainMeters: nearest(),
    tubeMeters: nearest(),
    busMeters: nearest(),
    schoolMeters: nearest(),
    supermarketMeters: nearest(),
    pubMeters: nearest(),
    cafeMeters: nearest(),
    restaurantMeters: nearest(),
    createdAt: instant().notNull().defaultNow(),
    updatedAt: instant().notNull().defaultNow(),
    /** When the price last fell; null again once it is what it was before. */
    reducedAt: instant(),
    /** Deleted or no longer supplied: the row stays and is not public. */
    withdrawnAt: instant(),
    isPublic: boolean()
      .notNull()
      .generatedAlwaysAs(sql`status in ('available', 'underOffer') and withdrawn_at is null`),
    isDemo: boolean().notNull().default(false),
  },
  (t) => [
    check('properties_listing_type', isOneOf(t.listingType, LISTING_TYPES)),
    check('properties_property_type', isOneOf(t.propertyType, PROPERTY_TYPES)),
    check('properties_property_form', isOneOf(t.propertyForm, PROPERTY_FORMS)),
    check('properties_address', isFilled(t.address)),
    check(
      'properties_status',
      sql`${t.status} in ('available', 'underOffer') or (${t.status} = 'sold' and ${t.listingType} = 'sale') or (${t.status} = 'let' and ${t.listingType} = 'rent')`,
    ),
    check('properties_price', sql`${t.price} >= 0`),
    check('properties_rooms', sql`${t.beds} between 0 and 50 and ${t.baths} between 0 and 50`),
    check('properties_area', sql`${t.areaSqft} > 0`),
    check(
      'properties_position',
      sql`(${t.lat} is null) = (${t.lng} is null) and (${t.lat} is null) = (${t.easting} is null) and (${t.lat} is null) = (${t.northing} is null)`,
    ),
    check('properties_within_uk', sql`${t.lat} between 49 and 61.5 and ${t.lng} between -9 and 3`),
    check('properties_postcode', sql`${t.postcode} ~ '^[A-Z]{1,2}[0-9][A-Z0-9]? [0-9][A-Z]{2}$'`),
    check(
      'properties_nearest',
      sql`least(${t.trainMeters}, ${t.tubeMeters}, ${t.busMeters}, ${t.schoolMeters}, ${t.supermarketMeters}, ${t.pubMeters}, ${t.cafeMeters}, ${t.restaurantMeters}) >= 0`,
    ),
    check('properties_feature_bits', sql`${t.featureBits} >= 0`),
    // The indexes that searches read are in migrations/0001_search.sql: Drizzle cannot declare them.
    index('properties_agent').on(t.agentId, t.createdAt),
    uniqueIndex('properties_agent_ref').on(t.agentId, t.agentRef),
    check('properties_agent_ref_filled', isFilled(t.agentRef)),
    uniqueIndex('properties_submission')
      .on(t.agentId, t.submissionId)
      .where(sql`${t.submissionId} is not null`),
  ],
)

/** Text, media and facts that are shown but not searched. */
export const propertyDetails = pgTable(
  'property_details',
  {
    propertyId: integer()
      .primaryKey()
      .references(() => properties.id, { onDelete: 'cascade' }),
    title: text().notNull(),
    /** A price that could not be read as a number, shown as given. */
    priceText: text(),
    priceQualifier: text({ enum: PRICE_QUALIFIERS }),
    description: text().notNull().default(''),
    features: text().array().notNull().default([]),
    images: text().array().notNull().default([]),
    /** The person who sells it, not the company. */
    agentName: text(),
    agentPhone: text(),
    floorplanUrl: text(),
    epcRating: text({ enum: EPC_RATINGS }),
    /** Why there is no EPC rating; null where there is one, or nobody has said. */
    epcExemption: text({ enum: EPC_EXEMPTIONS }),
    epcUrl: text(),
    virtualTourUrl: text(),
    tenure: text({ enum: TENURES }),
    leaseYears: integer(),
    serviceCharge: integer(),
    groundRent: integer(),
    councilTaxBand: text({ enum: COUNCIL_TAX_BANDS }),
    deposit: integer(),
    furnishing: text({ enum: FURNISHINGS }),
    availableFrom: date({ mode: 'string' }),
  },
  (t) => [
    check('property_details_title', isFilled(t.title)),
    check('property_details_price_qualifier', isOneOf(t.priceQualifier, PRICE_QUALIFIERS)),
    check('property_details_epc', isOneOf(t.epcRating, EPC_RATINGS)),
    check('property_details_epc_exemption', isOneOf(t.epcExemption, EPC_EXEMPTIONS)),
    check(
      'property_details_epc_or_reason',
      sql`num_nonnulls(${t.epcRating}, ${t.epcExemption}) < 2`,
    ),
    check('property_details_tenure', isOneOf(t.tenure, TENURES)),
    check('property_details_council_tax', isOneOf(t.councilTaxBand, COUNCIL_TAX_BANDS)),
    check('property_details_furnishing', isOneOf(t.furnishing, FURNISHINGS)),
    check(
      'property_details_money',
      sql`${t.serviceCharge} >= 0 and ${t.groundRent} >= 0 and ${t.deposit} >= 0`,
    ),
    check('property_details_lease', sql`${t.leaseYears} between 0 and 9999`),
  ],
)

export const HISTORY_KINDS = ['listed', 'price', 'status', 'withdrawn'] as const

/** Price and status as they were after each change; written by a trigger, so that none is missed. */
export const propertyHistory = pgTable(
  'property_history',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    propertyId: integer()
      .notNull()
      .references(() => properties.id, { onDelete: 'cascade' }),
    at: instant().notNull(),
    kind: text({ enum: HISTORY_KINDS }).notNull(),
    price: integer(),
    status: text({ enum: PROPERTY_STATUSES }).notNull(),
  },
  (t) => [
    check('property_history_kind', isOneOf(t.kind, HISTORY_KINDS)),
    check('property_history_price', sql`${t.price} >= 0`),
    check('property_history_status', isOneOf(t.status, PROPERTY_STATUSES)),
    index('property_history_property').on(t.propertyId, t.at),
  ],
)
