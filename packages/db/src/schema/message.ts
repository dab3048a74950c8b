import { boolean, check, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { isFilled } from './checks.ts'
import { properties } from './property.ts'

/**
 * What was written about a listing, by a seeker to its agent or back. All messages about one listing
 * with one e-mail address (compared in lower case) are one conversation.
 */
export const messages = pgTable(
  'messages',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    propertyId: integer()
      .notNull()
      .references(() => properties.id),
    /** The seeker, whoever of the two wrote. */
    name: text().notNull(),
    email: text().notNull(),
    phone: text().notNull(),
    text: text().notNull(),
    isAgentReply: boolean().notNull().default(false),
    /** SHA-256 of what was sent, to recognise a repeated submission; null for replies. */
    fingerprint: text(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [
    index('messages_conversation').on(t.propertyId, t.email, t.createdAt),
    index('messages_sender').on(t.email, t.createdAt),
    index('messages_fingerprint').on(t.fingerprint, t.createdAt),
    check('messages_name', isFilled(t.name)),
    check('messages_email', isFilled(t.email)),
    check('messages_text', isFilled(t.text)),
  ],
)
