import { AMENITY_TYPE_NAMES, TRANSPORT_MODES } from '@hearth/core/amenity/contract.ts'
import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { isFilled, isOneOf } from './checks.ts'
import { properties } from './property.ts'

/** The places near a listing, as the analysis found them. */
export const propertyAmenities = pgTable(
  'property_amenities',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    propertyId: integer()
      .notNull()
      .references(() => properties.id, { onDelete: 'cascade' }),
    amenityType: text({ enum: AMENITY_TYPE_NAMES }).notNull(),
    name: text().notNull(),
    address: text(),
    distanceMeters: integer().notNull(),
    distanceMinutes: integer().notNull(),
    transportMode: text({ enum: TRANSPORT_MODES }).notNull().default('walking'),
  },
  (t) => [
    index('property_amenities_nearest').on(t.propertyId, t.amenityType, t.distanceMeters),
    unique('property_amenities_once').on(t.propertyId, t.amenityType, t.name, t.distanceMeters),
    check('property_amenities_type', isOneOf(t.amenityType, AMENITY_TYPE_NAMES)),
    check('property_amenities_mode', isOneOf(t.transportMode, TRANSPORT_MODES)),
    check('property_amenities_name', isFilled(t.name)),
    check(
      'property_amenities_distance',
      sql`${t.distanceMeters} >= 0 and ${t.distanceMinutes} >= 0`,
    ),
  ],
)
