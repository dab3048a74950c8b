import { pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** What the language model made of a description: kept by its text, so that each is asked about once. */
export const formattedDescriptions = pgTable('formatted_descriptions', {
  /** SHA-256 of the original text, in hexadecimal. */
  textHash: text().primaryKey(),
  /** The text with paragraphs; null when the model's answer had changed more than white space. */
  formatted: text(),
  /** Not answered yet: somebody asks just now or has failed, and nobody else asks before this instant. */
  retryAt: timestamp({ withTimezone: true }),
  createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
})
