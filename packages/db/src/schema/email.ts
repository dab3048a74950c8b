import { EMAIL_KINDS, EMAIL_STATES, type EmailCalendar } from '@hearth/core/mail/contract.ts'
import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { isFilled, isOneOf } from './checks.ts'

const instant = () => timestamp({ withTimezone: true })

/** Every e-mail that Hearth has to send or has sent, as it goes out. */
export const emails = pgTable(
  'emails',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** The Message-ID header without its brackets: the same at every attempt. */
    messageId: text().notNull().unique(),
    kind: text({ enum: EMAIL_KINDS }).notNull(),
    toAddress: text().notNull(),
    replyTo: text(),
    subject: text().notNull(),
    html: text().notNull(),
    text: text().notNull(),
    /** The parameters of S1 section 7.8, for services that fill in a template of their own. */
    params: jsonb().$type<Record<string, string>>().notNull(),
    /** A calendar entry that goes with it: the text of an .ics file, and what is to be done with it. */
    calendar: jsonb().$type<EmailCalendar>(),
    /** Where a POST ends e-mails of this sort (RFC 8058); null: nowhere. */
    unsubscribeUrl: text(),
    state: text({ enum: EMAIL_STATES }).notNull().default('queued'),
    /** Why the last attempt failed. */
    reason: text(),
    createdAt: instant().notNull().defaultNow(),
    sendingAt: instant(),
    sentAt: instant(),
  },
  (t) => [
    index('emails_newest').on(t.createdAt.desc(), t.id.desc()),
    check('emails_kind', isOneOf(t.kind, EMAIL_KINDS)),
    check('emails_state', isOneOf(t.state, EMAIL_STATES)),
    check('emails_to', isFilled(t.toAddress)),
    check('emails_subject', isFilled(t.subject)),
    check('emails_sent', sql`(${t.state} = 'sent') = (${t.sentAt} is not null)`),
  ],
)
