import type { UserId } from '@hearth/core/account/ids.ts'
import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { users } from './account.ts'
import { isFilled } from './checks.ts'
import { properties } from './property.ts'

const instant = () => timestamp({ withTimezone: true })

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
    /** The seeker's account; null while they have none. */
    userId: integer()
      .$type<UserId>()
      .references(() => users.id, { onDelete: 'set null' }),
    /** The seeker, whoever of the two wrote. */
    name: text().notNull(),
    email: text().notNull(),
    phone: text().notNull(),
    text: text().notNull(),
    isAgentReply: boolean().notNull().default(false),
    /** SHA-256 of what was sent, to recognise a repeated submission; null for replies. */
    fingerprint: text(),
    createdAt: instant().notNull().defaultNow(),
    /** When the side that did not write it saw it. */
    readAt: instant(),
    /** When that side was told of it by e-mail. */
    mailedAt: instant(),
  },
  (t) => [
    index('messages_conversation').on(t.propertyId, t.email, t.createdAt),
    index('messages_sender').on(t.email, t.createdAt),
    index('messages_user').on(t.userId, t.propertyId, t.createdAt),
    index('messages_to_mail').on(t.createdAt).where(sql`read_at is null and mailed_at is null`),
    index('messages_fingerprint').on(t.fingerprint, t.createdAt),
    check('messages_name', isFilled(t.name)),
    check('messages_email', isFilled(t.email)),
    check('messages_text', isFilled(t.text)),
  ],
)
