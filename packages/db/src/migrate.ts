import { fileURLToPath } from 'node:url'
import { drizzle } from 'drizzle-orm/postgres-js'
import { migrate as runMigrations } from 'drizzle-orm/postgres-js/migrator'
import postgres from 'postgres'
import { assertPostgresUrl, databaseLabel } from './client.ts'
import { LOCKS } from './locks.ts'

const OLDEST_SERVER = 150_000
const LONGEST_WAIT_MS = 10_000
const MIGRATIONS = fileURLToPath(new URL('../migrations', import.meta.url))

/** The database could not be brought to the current schema; the message says which one and why. */
export class MigrationError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options)
    this.name = 'MigrationError'
  }
}

/**
 * Brings the database to the current schema. Processes that start at once wait for each other. Servers may go on
 * meanwhile: a table that one of them holds is waited for `longestWaitMs`, and no longer.
 */
export async function migrate(
  url: string,
  { longestWaitMs = LONGEST_WAIT_MS }: { longestWaitMs?: number } = {},
): Promise<void> {
  assertPostgresUrl(url)
  const sql = postgres(url, { max: 1, onnotice: () => undefined, connect_timeout: 10 })
  try {
    await assertServerVersion(sql)
    await sql`select pg_advisory_lock(${LOCKS.migration})`
    // A change that waits for a table makes everybody after it wait too: better given up, and tried again.
    await sql`select set_config('lock_timeout', ${`${longestWaitMs}ms`}, false)`
    await runMigrations(drizzle({ client: sql }), { migrationsFolder: MIGRATIONS })
  } catch (error) {
    if (error instanceof MigrationError) throw error
    throw new MigrationError(`The database ${databaseLabel(url)} ${reasonOf(error)}`, {
      cause: error,
    })
  } finally {
    // Closing the connection gives the lock back.
    await sql.end({ timeout: 5 })
  }
}

async function assertServerVersion(sql: postgres.Sql): Promise<void> {
  const [row] = await sql<{ version: number; name: string }[]>`
    select current_setting('server_version_num')::int as version,
           current_setting('server_version') as name`
  if (row && row.version < OLDEST_SERVER) {
    throw new MigrationError(`Hearth needs PostgreSQL 15 or newer; this one is ${row.name}`)
  }
}

const LOCK_NOT_AVAILABLE = '55P03'
const IN_USE =
  'could not be migrated: something holds a table for too long. Nothing is changed; try again.'

const UNREACHABLE = new Set(['ECONNREFUSED', 'ENOTFOUND', 'CONNECT_TIMEOUT', 'ETIMEDOUT'])

function reasonOf(error: unknown): string {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : ''
  if (UNREACHABLE.has(code)) return `cannot be reached (${code})`
  if (code === LOCK_NOT_AVAILABLE) return IN_USE
  const message = cause instanceof Error ? cause.message : String(cause)
  return `could not be migrated: ${message}`
}
