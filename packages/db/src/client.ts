import { drizzle, type PostgresJsDatabase } from 'drizzle-orm/postgres-js'
import postgres from 'postgres'
import * as schema from './schema/schema.ts'

export type Drizzle = PostgresJsDatabase<typeof schema>

/** What a transaction hands to its work. */
export type Transaction = Parameters<Parameters<Drizzle['transaction']>[0]>[0]

/** One pool of connections, spoken to through Drizzle or, for statements of our own, through postgres.js. */
export interface Database {
  drizzle: Drizzle
  /** Dates and instants arrive as the server's text, because Drizzle parses them itself. */
  sql: postgres.Sql
  /** Waits up to five seconds for running statements, then closes every connection. */
  close(): Promise<void>
}

export interface DatabaseOptions {
  /** Connections at most. */
  max?: number
  /** Milliseconds after which PostgreSQL gives up a statement. Without: never. */
  statementTimeoutMs?: number
}

/** Four are best on two cores; many more make the slowest requests slower. */
export const USUAL_CONNECTIONS = 4

const CLOSE_SECONDS = 5

/** What every connection of ours is set to, wherever the server came from. */
const SESSION_SETTINGS = {
  application_name: 'hearth',
  TimeZone: 'UTC',
  // The planner would otherwise pay 10 ms to prepare a 1 ms query.
  jit: 'off',
  max_parallel_workers_per_gather: 0,
  // A search is planned once for each connection: planning it anew takes longer than answering it.
  plan_cache_mode: 'force_generic_plan',
}

/** Connects lazily: the first statement opens a connection, and fails when there is no server. */
export function createDatabase(url: string, options: DatabaseOptions = {}): Database {
  assertPostgresUrl(url)
  const { statementTimeoutMs } = options
  const sql = postgres(url, {
    max: options.max ?? USUAL_CONNECTIONS,
    prepare: true,
    connect_timeout: 10,
    connection: {
      ...SESSION_SETTINGS,
      ...(statementTimeoutMs !== undefined && { statement_timeout: statementTimeoutMs }),
    },
    onnotice: () => undefined,
  })
  return {
    sql,
    drizzle: drizzle({ client: sql, schema, casing: 'snake_case' }),
    close: () => sql.end({ timeout: CLOSE_SECONDS }),
  }
}

/** Throws when the text is no PostgreSQL address. The text is not repeated: it may hold a password. */
export function assertPostgresUrl(url: string): void {
  const protocol = URL.canParse(url) ? new URL(url).protocol : ''
  if (protocol !== 'postgres:' && protocol !== 'postgresql:') {
    throw new Error('A database URL looks like postgres://user:password@host:5432/name')
  }
}

/** "host:5432/name" of a database URL: what may be shown and logged. */
export function databaseLabel(url: string): string {
  const { host, pathname } = new URL(url)
  return `${host}${pathname}`
}
