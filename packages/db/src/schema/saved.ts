import type { UserId } from '@hearth/core/account/ids.ts'
import { ALERT_FREQUENCIES, ALERT_REASONS, ALERT_RHYTHMS } from '@hearth/core/saved/contract.ts'
import type { SearchCriteria } from '@hearth/core/search/contract.ts'
import {
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core'
import { users } from './account.ts'
import { isFilled, isOneOf } from './checks.ts'
import { properties } from './property.ts'

const instant = () => timestamp({ withTimezone: true })

const owner = () =>
  integer()
    .notNull()
    .$type<UserId>()
    .references(() => users.id, { onDelete: 'cascade' })

const home = () =>
  integer()
    .notNull()
    .references(() => properties.id, { onDelete: 'cascade' })

/** Homes that somebody has put a heart on. */
export const savedProperties = pgTable(
  'saved_properties',
  { userId: owner(), propertyId: home(), savedAt: instant().notNull().defaultNow() },
  (t) => [
    primaryKey({ columns: [t.userId, t.propertyId] }),
    index('saved_properties_property').on(t.propertyId),
  ],
)

/** Searches that somebody wants to come back to, and to be told of. */
export const savedSearches = pgTable(
  'saved_searches',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    userId: owner(),
    name: text().notNull(),
    criteria: jsonb().$type<SearchCriteria>().notNull(),
    alertFrequency: text({ enum: ALERT_FREQUENCIES }).notNull(),
    createdAt: instant().notNull().defaultNow(),
    /** Up to when homes have been looked at for alerts. */
    checkedAt: instant().notNull().defaultNow(),
    /** When the rhythm last changed: alerts come at its next instant after that. */
    alertsFrom: instant().notNull().defaultNow(),
    /** The rhythm that a link in an alert has ended; null unless one has. */
    formerFrequency: text({ enum: ALERT_RHYTHMS }),
    /** What a link in an alert ends alerts with; it opens nothing else. */
    unsubscribeToken: uuid().notNull().defaultRandom().unique(),
  },
  (t) => [
    index('saved_searches_user').on(t.userId, t.createdAt),
    index('saved_searches_due').on(t.alertFrequency, t.checkedAt),
    check('saved_searches_name', isFilled(t.name)),
    check('saved_searches_frequency', isOneOf(t.alertFrequency, ALERT_FREQUENCIES)),
    check('saved_searches_former', isOneOf(t.formerFrequency, ALERT_RHYTHMS)),
  ],
)

/** What alerts have told already: the same home never twice for the same reason. */
export const searchAlerts = pgTable(
  'search_alerts',
  {
    searchId: integer()
      .notNull()
      .references(() => savedSearches.id, { onDelete: 'cascade' }),
    propertyId: home(),
    reason: text({ enum: ALERT_REASONS }).notNull(),
    /** The price that it was reduced to; 0 for a new home. A further reduction is a reason of its own. */
    price: integer().notNull().default(0),
    toldAt: instant().notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ columns: [t.searchId, t.propertyId, t.reason, t.price] }),
    index('search_alerts_property').on(t.propertyId),
    check('search_alerts_reason', isOneOf(t.reason, ALERT_REASONS)),
  ],
)
