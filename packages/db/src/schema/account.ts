import { REQUEST_KINDS } from '@hearth/core/account/contract.ts'
import type { UserId } from '@hearth/core/account/ids.ts'
import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { isFilled, isOneOf } from './checks.ts'

const instant = () => timestamp({ withTimezone: true })

/** People with an account. A row exists only once its e-mail address is confirmed. */
export const users = pgTable(
  'users',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity().$type<UserId>(),
    /** In lower case; whoever reads mail there is this person. */
    email: text().notNull().unique(),
    name: text().notNull(),
    /** argon2id. */
    passwordHash: text().notNull(),
    isDemo: boolean().notNull().default(false),
    createdAt: instant().notNull().defaultNow(),
  },
  (t) => [
    check('users_email', sql`${t.email} like '%_@_%' and ${t.email} = lower(${t.email})`),
    check('users_name', isFilled(t.name)),
  ],
)

const owner = () =>
  integer()
    .notNull()
    .$type<UserId>()
    .references(() => users.id, { onDelete: 'cascade' })

/** Browsers that are signed in. */
export const sessions = pgTable(
  'sessions',
  {
    /** The SHA-256 of the token in the cookie: the table holds nothing that opens a session. */
    id: text().primaryKey(),
    userId: owner(),
    expiresAt: instant().notNull(),
    createdAt: instant().notNull().defaultNow(),
    /** What the browser said it is, to be recognised by its owner. */
    userAgent: text().notNull().default(''),
  },
  (t) => [index('sessions_user').on(t.userId), index('sessions_expiry').on(t.expiresAt)],
)

/** Browsers that have signed in to an account before: its other failures do not hold them back. */
export const knownDevices = pgTable(
  'known_devices',
  {
    /** The SHA-256 of the token in the device's cookie. */
    id: text().primaryKey(),
    userId: owner(),
    seenAt: instant().notNull().defaultNow(),
  },
  (t) => [index('known_devices_user').on(t.userId), index('known_devices_seen').on(t.seenAt)],
)

/**
 * What somebody wants who has to prove an e-mail address first: an account, a new password, another
 * address. The worker sends the link, so that answers take as long whether there is an account or not.
 */
export const accountRequests = pgTable(
  'account_requests',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    kind: text({ enum: REQUEST_KINDS }).notNull(),
    /** The address to be proved, in lower case. */
    email: text().notNull(),
    /** Whose account it is about: known at once for a change of address, and by the worker for a reset. */
    userId: integer()
      .$type<UserId>()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Of a sign-up alone. */
    name: text(),
    passwordHash: text(),
    /** Of a sign-up as an estate agent alone: the company that it opens. */
    companyName: text(),
    companyPhone: text(),
    companyAddress: text(),
    /** The SHA-256 of the token in the link; null until the link is sent, and where none is. */
    tokenHash: text().unique(),
    createdAt: instant().notNull().defaultNow(),
    expiresAt: instant().notNull(),
  },
  (t) => [
    index('account_requests_email').on(t.email, t.createdAt),
    index('account_requests_user').on(t.userId),
    index('account_requests_expiry').on(t.expiresAt),
    check('account_requests_kind', isOneOf(t.kind, REQUEST_KINDS)),
    check('account_requests_email', sql`${t.email} like '%_@_%'`),
    check(
      'account_requests_sign_up',
      sql`(${t.kind} = 'signUp') = (${t.name} is not null and ${t.passwordHash} is not null)`,
    ),
    check(
      'account_requests_company',
      sql`num_nonnulls(${t.companyName}, ${t.companyPhone}, ${t.companyAddress}) = 0 or (${t.kind} = 'signUp' and num_nulls(${t.companyName}, ${t.companyPhone}, ${t.companyAddress}) = 0)`,
    ),
  ],
)
