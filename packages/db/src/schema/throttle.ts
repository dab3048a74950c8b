import { bigint, index, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** What was accepted of whom and when, to hold back those who ask too often. Swept every night. */
export const throttleEvents = pgTable(
  'throttle_events',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** What is counted: "enquiry/address/…". Addresses stand there as their SHA-256. */
    key: text().notNull(),
    at: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [index('throttle_events_key').on(t.key, t.at), index('throttle_events_at').on(t.at)],
)
