import { AMENITY_TYPE_NAMES } from '@hearth/core/amenity/contract.ts'
import { GEOCODE_SOURCES, PLACE_KINDS } from '@hearth/core/place/contract.ts'
import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  doublePrecision,
  index,
  integer,
  pgTable,
  text,
  timestamp,
  unique,
} from 'drizzle-orm/pg-core'
import { isFilled, isOneOf } from './checks.ts'
import { properties } from './property.ts'

export const STORED_PLACE_KINDS = [...new Set([...PLACE_KINDS, ...AMENITY_TYPE_NAMES])] as [
  string,
  ...string[],
]

/** Everything with a name and a position: settlements, areas, stations, and the amenities around homes. */
export const places = pgTable(
  'places',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    kind: text({ enum: STORED_PLACE_KINDS }).notNull(),
    name: text().notNull(),
    aliases: text().array().notNull().default([]),
    within: text().array().notNull().default([]),
    /** Of an amenity, where its source knows one. */
    address: text(),
    lat: doublePrecision().notNull(),
    lng: doublePrecision().notNull(),
    easting: integer().notNull(),
    northing: integer().notNull(),
    extentMeters: integer().notNull().default(0),
    importance: integer().notNull().default(0),
    /** Where the fact comes from: geonames, uk-railway-stations, tfl, hearth, demo, overpass. */
    source: text().notNull(),
    /** The source's own key; loading again updates instead of doubling. */
    sourceKey: text().notNull(),
    isDemo: boolean().notNull().default(false),
  },
  (t) => [
    unique('places_source_key').on(t.source, t.sourceKey),
    index('places_kind_grid').on(t.kind, t.easting, t.northing),
    check('places_kind', isOneOf(t.kind, STORED_PLACE_KINDS)),
    check('places_name', isFilled(t.name)),
    check('places_origin', sql`${isFilled(t.source)} and ${isFilled(t.sourceKey)}`),
    check('places_extent', sql`${t.extentMeters} >= 0`),
    check('places_importance', sql`${t.importance} >= 0`),
    check('places_position', sql`${t.lat} between 49 and 61.5 and ${t.lng} between -9 and 3`),
  ],
)

/** When the places around a listing were last fetched from Overpass, and for which point. */
export const placeFetches = pgTable('place_fetches', {
  propertyId: integer()
    .primaryKey()
    .references(() => properties.id, { onDelete: 'cascade' }),
  lat: doublePrecision().notNull(),
  lng: doublePrecision().notNull(),
  fetchedAt: timestamp({ withTimezone: true }).notNull(),
})

/** Where an address was found to be; asked about once. */
export const geocodes = pgTable(
  'geocodes',
  {
    address: text().primaryKey(),
    lat: doublePrecision().notNull(),
    lng: doublePrecision().notNull(),
    /** `unknown`: the fallback of S1 section 8, which is nobody's position and never shown as one. */
    source: text({ enum: GEOCODE_SOURCES }).notNull(),
    foundAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [check('geocodes_source', isOneOf(t.source, GEOCODE_SOURCES))],
)
