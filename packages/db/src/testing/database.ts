import { randomBytes } from 'node:crypto'
import postgres from 'postgres'
import { inject } from 'vitest'
import { createDatabase, type Database } from '../client.ts'
import { GAZETTEER_SOURCES } from '../gazetteer/row.ts'
import { databaseUrl, TEMPLATES, type Template } from './templates.ts'

export interface TestDatabase extends Database {
  url: string
  /** Empties every table and starts its numbers at 1 again; the gazetteer stays where the template has it. */
  reset(): Promise<void>
  /** Closes the connections and drops the database. */
  close(): Promise<void>
}

export interface TestDatabaseOptions {
  /** `places` comes with the whole gazetteer; `empty`, the default, with no rows at all. */
  template?: Template
  max?: number
}

/**
 * A database for the calling test file alone, cloned from a template in some 50 ms:
 * `const db = await testDatabase()` at the top, `beforeEach(db.reset)`, `afterAll(db.close)`.
 */
export async function testDatabase(options: TestDatabaseOptions = {}): Promise<TestDatabase> {
  const template = options.template ?? 'empty'
  const serverUrl = inject('testClusterUrl')
  const name = `hearth_test_${process.env.VITEST_POOL_ID ?? 0}_${randomBytes(4).toString('hex')}`
  await onServer(
    serverUrl,
    (sql) => sql`create database ${sql(name)} template ${sql(TEMPLATES[template])}`,
  )
  const url = databaseUrl(serverUrl, name)
  const database = createDatabase(url, { max: options.max })
  return {
    ...database,
    url,
    reset: () => emptyTables(database.sql, template),
    close: async () => {
      await database.close()
      await onServer(serverUrl, (sql) => sql`drop database ${sql(name)} with (force)`)
    },
  }
}

async function onServer(url: string, statement: (sql: postgres.Sql) => Promise<unknown>) {
  const sql = postgres(url, { max: 1, onnotice: () => undefined })
  try {
    await statement(sql)
  } finally {
    await sql.end()
  }
}

/**
 * Rows are deleted, for what TRUNCATE does to the files of forty tables and their indexes takes longer
 * than most tests. Its lock is taken all the same: what still writes in the background is waited for.
 */
async function emptyTables(sql: postgres.Sql, template: Template): Promise<void> {
  const tables = await sql<{ name: string }[]>`
    select format('%I', tablename) as name from pg_tables where schemaname = 'public' order by tablename`
  const emptied = tables.map((t) => t.name).filter((t) => template === 'empty' || t !== 'places')
  if (emptied.length > 0) {
    await sql.begin(async (tx) => {
      await tx.unsafe(`
        set local session_replication_role = replica;
        lock table ${emptied.join(', ')} in access exclusive mode;
        ${emptied.map((table) => `delete from ${table};`).join('\n')}`)
      await restartNumbers(tx, emptied)
    })
  }
  if (template === 'places') {
    await sql`delete from places where source not in ${sql([...GAZETTEER_SOURCES])}`
  }
}

async function restartNumbers(sql: postgres.TransactionSql, tables: string[]): Promise<void> {
  await sql`
    select setval(seqrelid, seqstart, false)
    from pg_sequence join pg_depend on objid = seqrelid and deptype in ('a', 'i')
    where refobjid = any(${tables}::text[]::regclass[]) and pg_sequence_last_value(seqrelid) is not null`
}
