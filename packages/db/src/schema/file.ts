import { FILE_FOLDERS, FILE_STATES } from '@hearth/core/file/contract.ts'
import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { agents } from './agent.ts'
import { isOneOf } from './checks.ts'

/** What agents have uploaded. The bytes are in the storage, under a name that nobody can guess. */
export const files = pgTable(
  'files',
  {
    /** Random; the first part of the name of everything that is stored for it. */
    id: text().primaryKey(),
    agentId: integer()
      .notNull()
      .references(() => agents.id),
    folder: text({ enum: FILE_FOLDERS }).notNull(),
    /** What its content says it is, whatever it is called. */
    contentType: text().notNull(),
    bytes: integer().notNull(),
    /** Of what was uploaded, in lower-case hexadecimal: the same file is stored once per agent and folder. */
    sha256: text().notNull(),
    /** The name that it had on the agent's computer, to be recognised by. */
    originalName: text().notNull(),
    state: text({ enum: FILE_STATES }).notNull().default('received'),
    /** Why it cannot be used, in words for the agent; null while it can. */
    refusal: text(),
    /** Pixels of the picture, or of a document's first page; null until it is ready. */
    width: integer(),
    height: integer(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [
    index('files_agent').on(t.agentId, t.folder, t.sha256),
    index('files_created').on(t.createdAt),
    check('files_id', sql`${t.id} ~ '^[0-9a-z]{20,40}$'`),
    check('files_folder', isOneOf(t.folder, FILE_FOLDERS)),
    check('files_state', isOneOf(t.state, FILE_STATES)),
    check('files_refused', sql`(${t.state} = 'refused') = (${t.refusal} is not null)`),
    check('files_bytes', sql`${t.bytes} > 0`),
    check('files_sha256', sql`${t.sha256} ~ '^[0-9a-f]{64}$'`),
  ],
)
