import { integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** A company that lists homes. */
export const agents = pgTable('agents', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  companyName: text().notNull(),
  phone: text().notNull(),
  address: text().notNull(),
  createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
})
