import { sql } from 'drizzle-orm'
import { check, date, index, integer, pgTable, primaryKey } from 'drizzle-orm/pg-core'
import { properties } from './property.ts'

/** How often a listing was seen, by day in London. What is stored by itself, as enquiries, is counted there. */
export const propertyFigures = pgTable(
  'property_figures',
  {
    propertyId: integer()
      .notNull()
      .references(() => properties.id, { onDelete: 'cascade' }),
    day: date({ mode: 'string' }).notNull(),
    /** How often it stood in results. */
    impressions: integer().notNull().default(0),
    /** How often its page was opened. */
    pageViews: integer().notNull().default(0),
    /** How often somebody put a heart on it. */
    saves: integer().notNull().default(0),
  },
  (t) => [
    primaryKey({ columns: [t.propertyId, t.day] }),
    index('property_figures_day').on(t.day),
    check(
      'property_figures_counts',
      sql`${t.impressions} >= 0 and ${t.pageViews} >= 0 and ${t.saves} >= 0`,
    ),
  ],
)
