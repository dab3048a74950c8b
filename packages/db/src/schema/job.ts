import { sql } from 'drizzle-orm'
import {
  bigint,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { isFilled } from './checks.ts'

const instant = () => timestamp({ withTimezone: true })

/**
 * The outbox: work that a change wants done, written in the transaction of that change. The relay hands
 * each row to the queue; the row stays until the work is done, so that no crash of either loses it.
 */
export const jobs = pgTable(
  'jobs',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** A name of the registry in core/job. */
    name: text().notNull(),
    payload: jsonb().notNull(),
    /** Of jobs of one name with one key, at most one waits at a time: asking again adds nothing. */
    key: text(),
    attempts: integer().notNull().default(0),
    createdAt: instant().notNull().defaultNow(),
    /** When the queue has confirmed that it has the job. */
    relayedAt: instant(),
    /** Since when an attempt is running; null between attempts. */
    startedAt: instant(),
    finishedAt: instant(),
    /** When the last attempt had failed; the row is kept with its reason. */
    failedAt: instant(),
    /** Why the last attempt failed. */
    reason: text(),
  },
  (t) => [
    check('jobs_name', isFilled(t.name)),
    check('jobs_end', sql`${t.finishedAt} is null or ${t.failedAt} is null`),
    index('jobs_to_relay')
      .on(t.id)
      .where(sql`relayed_at is null and finished_at is null and failed_at is null`),
    index('jobs_open')
      .on(t.name, t.createdAt)
      .where(sql`finished_at is null and failed_at is null`),
    uniqueIndex('jobs_waiting_once')
      .on(t.name, t.key)
      .where(sql`attempts = 0 and finished_at is null and failed_at is null`),
  ],
)
