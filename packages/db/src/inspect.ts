import { readFile } from 'node:fs/promises'
import type { Database } from './client.ts'

/** What a database says of itself, as far as Hearth depends on it. */
export interface DatabaseState {
  /** "18.1", and 180001. */
  version: string
  versionNumber: number
  encoding: string
  /** Extensions that migrations create, and that this user cannot have. */
  missingExtensions: string[]
  /** Whether this user may make schemas and tables. */
  mayCreate: boolean
  /** Migrations of this version that are still to come, and whether a newer version has been here. */
  migrations: { pending: number; isNewer: boolean }
  /** By how many milliseconds its clock is ahead of ours. */
  clockAheadMs: number
  connections: { max: number; inUse: number }
}

/** What migrations say CREATE EXTENSION of. */
const EXTENSIONS = ['btree_gist', 'pg_trgm']
const JOURNAL = new URL('../migrations/meta/_journal.json', import.meta.url)

/** Asks a database what it is. Changes nothing. Throws when it does not answer. */
export async function inspectDatabase({ sql }: Pick<Database, 'sql'>): Promise<DatabaseState> {
  const asked = Date.now()
  const [row] = await sql<Facts[]>`
    select current_setting('server_version') as version,
      current_setting('server_version_num')::int as "versionNumber",
      current_setting('server_encoding') as encoding,
      has_database_privilege(current_database(), 'create') as "mayCreate",
      extract(epoch from clock_timestamp())::float8 * 1000 as clock,
      current_setting('max_connections')::int - current_setting('superuser_reserved_connections')::int as max,
      (select count(*)::int from pg_stat_activity where backend_type = 'client backend') as "inUse"`
  const answered = Date.now()
  if (!row) throw new Error('The database did not answer')
  const { clock, max, inUse, ...facts } = row
  return {
    ...facts,
    missingExtensions: await missingExtensions(sql),
    migrations: await readMigrations(sql),
    clockAheadMs: Math.round(clock - (asked + answered) / 2),
    connections: { max, inUse },
  }
}

type Facts = Pick<DatabaseState, 'version' | 'versionNumber' | 'encoding' | 'mayCreate'> & {
  clock: number
  max: number
  inUse: number
}

/** Present ones are there for everybody; a trusted one is made by whoever may create in the database. */
async function missingExtensions(sql: Database['sql']): Promise<string[]> {
  const possible = await sql<{ name: string }[]>`
    select name from pg_available_extension_versions
    where name in ${sql(EXTENSIONS)} and (installed or superuser is false or trusted
      or (select rolsuper from pg_roles where rolname = current_user))`
  const names = new Set(possible.map(({ name }) => name))
  return EXTENSIONS.filter((name) => !names.has(name))
}

/** Drizzle runs what is later than the last that was run. */
async function readMigrations(sql: Database['sql']): Promise<DatabaseState['migrations']> {
  const journal: { entries: { when: number }[] } = JSON.parse(await readFile(JOURNAL, 'utf8'))
  const known = journal.entries.map(({ when }) => when)
  const last = await lastRun(sql)
  return {
    pending: known.filter((when) => when > last).length,
    isNewer: last > Math.max(...known),
  }
}

async function lastRun(sql: Database['sql']): Promise<number> {
  const [table] = await sql<{ exists: boolean }[]>`
    select to_regclass('drizzle.__drizzle_migrations') is not null as exists`
  if (!table?.exists) return 0
  const [run] = await sql<{ last: number }[]>`
    select coalesce(max(created_at), 0)::float8 as last from drizzle.__drizzle_migrations`
  return run?.last ?? 0
}
