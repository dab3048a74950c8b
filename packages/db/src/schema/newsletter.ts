import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'
import { isFilled } from './checks.ts'

const instant = () => timestamp({ withTimezone: true })

/**
 * Addresses that somebody gave for the newsletter and nobody has confirmed. The worker finds out what an
 * address stands for and writes there, so that answers take as long whether it is known or not.
 */
export const newsletterRequests = pgTable(
  'newsletter_requests',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** In lower case. */
    email: text().notNull(),
    /** Which words were agreed to: CONSENT_VERSION of that day. */
    consentVersion: text().notNull(),
    /** The SHA-256 of the token in the link; null until the link is sent. */
    tokenHash: text().unique(),
    askedAt: instant().notNull(),
    expiresAt: instant().notNull(),
  },
  (t) => [
    index('newsletter_requests_email').on(t.email),
    index('newsletter_requests_expiry').on(t.expiresAt),
    check(
      'newsletter_requests_email',
      sql`${t.email} like '%_@_%' and ${t.email} = lower(${t.email})`,
    ),
  ],
)

/**
 * Who gets the newsletter, or did. A row exists only once its address is confirmed, and is with its times
 * the proof that somebody agreed, to which words, and when; nothing else is known of them.
 */
export const newsletterSubscribers = pgTable(
  'newsletter_subscribers',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** In lower case. */
    email: text().notNull().unique(),
    consentVersion: text().notNull(),
    /** When the address was given, and when its owner pressed the button in the link. */
    askedAt: instant().notNull(),
    confirmedAt: instant().notNull(),
    /** Since when nothing is sent; null: it is. */
    unsubscribedAt: instant(),
  },
  (t) => [
    index('newsletter_subscribers_ended').on(t.unsubscribedAt),
    check(
      'newsletter_subscribers_email',
      sql`${t.email} like '%_@_%' and ${t.email} = lower(${t.email})`,
    ),
  ],
)

/** Newsletters that are sent or being sent; each is known by its subject. */
export const newsletterIssues = pgTable(
  'newsletter_issues',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    subject: text().notNull().unique(),
    /** As its file says it, below the subject. */
    body: text().notNull(),
    /** Who has confirmed by then gets it. */
    createdAt: instant().notNull(),
  },
  (t) => [
    check('newsletter_issues_subject', isFilled(t.subject)),
    check('newsletter_issues_body', isFilled(t.body)),
  ],
)

/** What was written to whom: nobody gets an issue twice, and every link that ends the newsletter works. */
export const newsletterLetters = pgTable(
  'newsletter_letters',
  {
    /** The SHA-256 of the token in its link to unsubscribe, which opens nothing else. */
    tokenHash: text().primaryKey(),
    subscriberId: integer()
      .notNull()
      .references(() => newsletterSubscribers.id, { onDelete: 'cascade' }),
    /** Null: a note that the address is subscribed already. */
    issueId: integer().references(() => newsletterIssues.id, { onDelete: 'cascade' }),
    createdAt: instant().notNull(),
  },
  (t) => [
    uniqueIndex('newsletter_letters_once').on(t.subscriberId, t.issueId),
    index('newsletter_letters_issue').on(t.issueId),
  ],
)
