import { randomBytes } from 'node:crypto'
import postgres from 'postgres'
import { afterAll, describe, expect, inject, it } from 'vitest'
import { createDatabase } from './client.ts'
import { MigrationError, migrate } from './migrate.ts'
import { databaseUrl } from './testing/templates.ts'

const serverUrl = inject('testClusterUrl')
const admin = postgres(serverUrl, { max: 1, onnotice: () => undefined })
const name = `hearth_test_migrate_${randomBytes(4).toString('hex')}`
const url = databaseUrl(serverUrl, name)

afterAll(async () => {
  await admin`drop database if exists ${admin(name)} with (force)`
  await admin.end()
})

describe('migrating', () => {
  it('brings an empty database to the schema, when several start at once and again later', async () => {
    await admin`create database ${admin(name)}`
    await Promise.all([migrate(url), migrate(url), migrate(url)])
    await migrate(url)
    const db = createDatabase(url)
    const [row] = await db.sql<{ n: number }[]>`select count(*)::int as n from properties`
    await db.close()
    expect(row?.n).toBe(0)
  })

  it('gives up, and says why, when a server holds what it needs for too long', async () => {
    const db = createDatabase(url)
    await db.sql.begin(async (tx) => {
      await tx`lock table drizzle.__drizzle_migrations in access exclusive mode`
      await expect(migrate(url, { longestWaitMs: 50 })).rejects.toThrow(
        /something holds a table for too long. Nothing is changed; try again.$/,
      )
    })
    await db.close()
    await migrate(url)
  })

  it('says which database cannot be reached, without its password', async () => {
    const error = await migrate('postgres://hearth:secret@127.0.0.1:1/hearth').catch((e) => e)
    expect(error).toBeInstanceOf(MigrationError)
    expect(error.message).toBe('The database 127.0.0.1:1/hearth cannot be reached (ECONNREFUSED)')
  })

  it('says what the server refused', async () => {
    const missing = databaseUrl(serverUrl, 'hearth_test_missing')
    await expect(migrate(missing)).rejects.toThrow(/database "hearth_test_missing" does not exist/)
  })

  it('refuses what is no address of a database', async () => {
    await expect(migrate('localhost')).rejects.toThrow(/looks like postgres:/)
    expect(() => createDatabase('mysql://root:secret@localhost/x')).toThrow(/looks like postgres:/)
  })
})
