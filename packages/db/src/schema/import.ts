import {
  type BroughtFile,
  IMPORT_MODES,
  IMPORT_STATES,
  ROW_OUTCOMES,
  type RowFinding,
} from '@hearth/core/import/contract.ts'
import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
} from 'drizzle-orm/pg-core'
import { agents } from './agent.ts'
import { isOneOf } from './checks.ts'
import { files } from './file.ts'

const instant = () => timestamp({ withTimezone: true })
const count = () => integer().notNull().default(0)

/** Files of listings that agents handed over, and what became of them. */
export const imports = pgTable(
  'imports',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    agentId: integer()
      .notNull()
      .references(() => agents.id),
    /** Null once the file is swept away; the report stays. */
    fileId: text().references(() => files.id, { onDelete: 'set null' }),
    mode: text({ enum: IMPORT_MODES }).notNull(),
    /** Whether listings of the agent that the file lacks are withdrawn. */
    withdrawsMissing: boolean().notNull().default(false),
    state: text({ enum: IMPORT_STATES }).notNull().default('waiting'),
    /** Why the file as a whole could not be read. */
    failure: text(),
    /** Null until they are counted. */
    rowsTotal: integer(),
    rowsDone: count(),
    created: count(),
    updated: count(),
    unchanged: count(),
    refused: count(),
    withdrawn: count(),
    createdAt: instant().notNull().defaultNow(),
    finishedAt: instant(),
  },
  (t) => [
    index('imports_agent').on(t.agentId, t.createdAt),
    check('imports_mode', isOneOf(t.mode, IMPORT_MODES)),
    check('imports_state', isOneOf(t.state, IMPORT_STATES)),
    check('imports_failure', sql`(${t.state} = 'failed') = (${t.failure} is not null)`),
  ],
)

/** What became of each row of an imported file. */
export const importRows = pgTable(
  'import_rows',
  {
    importId: integer()
      .notNull()
      .references(() => imports.id, { onDelete: 'cascade' }),
    /** Its place among the rows, from 1; withdrawn listings follow the last. */
    row: integer().notNull(),
    /** The line of the file on which it begins; null for what the file lacks. */
    line: integer(),
    agentRef: text(),
    outcome: text({ enum: ROW_OUTCOMES }).notNull(),
    findings: jsonb().$type<RowFinding[]>().notNull().default([]),
    /** Every file of the row that is stored, also those that came before; null: none, or not taken in yet. */
    media: jsonb().$type<BroughtFile[]>(),
  },
  (t) => [
    primaryKey({ columns: [t.importId, t.row] }),
    index('import_rows_media').on(t.agentRef, t.importId).where(sql`${t.media} is not null`),
    check('import_rows_outcome', isOneOf(t.outcome, ROW_OUTCOMES)),
  ],
)
