import { VIEWING_STATUSES } from '@hearth/core/viewing/contract.ts'
import { sql } from 'drizzle-orm'
import { check, date, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { isFilled, isOneOf } from './checks.ts'
import { properties } from './property.ts'

/** Requests to see a home, and what became of them. */
export const viewings = pgTable(
  'viewings',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    propertyId: integer()
      .notNull()
      .references(() => properties.id),
    name: text().notNull(),
    email: text().notNull(),
    phone: text().notNull(),
    /** The wished day in London. */
    date: date({ mode: 'string' }).notNull(),
    /** The wished times of that day in London, "HH:mm", earliest first. */
    times: text().array().notNull(),
    status: text({ enum: VIEWING_STATUSES }).notNull().default('pending'),
    /** SHA-256 of what was sent, to recognise a repeated submission. */
    fingerprint: text().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [
    index('viewings_property').on(t.propertyId, t.date),
    index('viewings_sender').on(t.email, t.createdAt),
    index('viewings_fingerprint').on(t.fingerprint, t.createdAt),
    check('viewings_name', isFilled(t.name)),
    check('viewings_email', isFilled(t.email)),
    check('viewings_status', isOneOf(t.status, VIEWING_STATUSES)),
    check('viewings_times', sql`cardinality(${t.times}) > 0`),
  ],
)
