import type { UserId } from '@hearth/core/account/ids.ts'
import { sql } from 'drizzle-orm'
import { check, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { users } from './account.ts'
import { isFilled } from './checks.ts'

/** A company that lists homes. */
export const agents = pgTable(
  'agents',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** Who signs in for it; null: nobody yet. */
    userId: integer()
      .$type<UserId>()
      .unique()
      .references(() => users.id, { onDelete: 'set null' }),
    companyName: text().notNull(),
    phone: text().notNull(),
    address: text().notNull(),
    /** Where enquiries about its homes are sent; null: nowhere yet. */
    email: text(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    /** When its dashboard was last left: what came since is counted at the bell. Null: never seen. */
    lastVisitAt: timestamp({ withTimezone: true }),
  },
  (t) => [
    check('agents_company_name', isFilled(t.companyName)),
    check('agents_phone', isFilled(t.phone)),
    check('agents_address', isFilled(t.address)),
    check('agents_email', sql`${t.email} like '%_@_%'`),
  ],
)
