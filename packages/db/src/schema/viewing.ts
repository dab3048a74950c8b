import type { UserId } from '@hearth/core/account/ids.ts'
import { VIEWING_ROLES, VIEWING_STATUSES } from '@hearth/core/viewing/contract.ts'
import { sql } from 'drizzle-orm'
import { boolean, check, date, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { users } from './account.ts'
import { agents } from './agent.ts'
import { isFilled, isOneOf } from './checks.ts'
import { properties } from './property.ts'

const instant = () => timestamp({ withTimezone: true })

/** Requests to see a home, and what became of them. */
export const viewings = pgTable(
  'viewings',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    propertyId: integer()
      .notNull()
      .references(() => properties.id),
    /** Whose home it is: a trigger keeps it, so that no two agreed viewings of an agent can overlap. */
    agentId: integer().references(() => agents.id),
    /** Agreed at a time that was taken already, before that was refused. */
    isDoubleBooked: boolean().notNull().default(false),
    /** The seeker's account; null while they have none. */
    userId: integer()
      .$type<UserId>()
      .references(() => users.id, { onDelete: 'set null' }),
    name: text().notNull(),
    email: text().notNull(),
    phone: text().notNull(),
    /** The day in London that was asked for, proposed or agreed. */
    date: date({ mode: 'string' }).notNull(),
    /** The times of that day in London that are asked for or proposed, "HH:mm", earliest first. */
    times: text().array().notNull(),
    status: text({ enum: VIEWING_STATUSES }).notNull().default('pending'),
    /** Who has to answer what is pending or rescheduling. */
    waitsFor: text({ enum: VIEWING_ROLES }).notNull().default('agent'),
    /** When it begins: agreed, and held while another time is asked for. */
    startsAt: instant(),
    /** Set once somebody proposed or asked for another time. */
    isRescheduled: boolean().notNull().default(false),
    /** Other days and times in London that the seeker asks for while rescheduling. */
    wishedDates: date({ mode: 'string' }).array(),
    wishedTimes: text().array(),
    declineReason: text(),
    /** The seeker's own notes; the agent does not see them. */
    notes: text().notNull().default(''),
    /** How often its calendar entry was sent: the SEQUENCE of the next. */
    calendarSequence: integer().notNull().default(0),
    /** SHA-256 of what was sent, to recognise a repeated submission. */
    fingerprint: text().notNull(),
    createdAt: instant().notNull().defaultNow(),
    updatedAt: instant().notNull().defaultNow(),
  },
  (t) => [
    index('viewings_property').on(t.propertyId, t.date),
    index('viewings_sender').on(t.email, t.createdAt),
    index('viewings_user').on(t.userId, t.createdAt),
    index('viewings_to_complete').on(t.startsAt).where(sql`status = 'confirmed'`),
    index('viewings_fingerprint').on(t.fingerprint, t.createdAt),
    check('viewings_name', isFilled(t.name)),
    check('viewings_email', isFilled(t.email)),
    check('viewings_status', isOneOf(t.status, VIEWING_STATUSES)),
    check('viewings_waits_for', isOneOf(t.waitsFor, VIEWING_ROLES)),
    check(
      'viewings_start',
      sql`${t.status} not in ('confirmed', 'rescheduling', 'completed') or ${t.startsAt} is not null`,
    ),
    check(
      'viewings_wishes',
      sql`${t.status} <> 'rescheduling' or (coalesce(cardinality(${t.wishedDates}), 0) > 0 and coalesce(cardinality(${t.wishedTimes}), 0) > 0)`,
    ),
    index('viewings_agent').on(t.agentId, t.date),
    // That an agent is in one place at a time, viewings_one_at_a_time, is in migrations/0011_agents.sql.
    check('viewings_times', sql`cardinality(${t.times}) > 0`),
  ],
)
