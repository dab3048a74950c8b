import { afterAll, expect, test } from 'vitest'
import { inspectDatabase } from './inspect.ts'
import { testDatabase } from './testing/database.ts'

const db = await testDatabase()
afterAll(db.close)

test('a database of ours has all that it needs', async () => {
  const state = await inspectDatabase(db)
  expect(state).toMatchObject({
    encoding: 'UTF8',
    mayCreate: true,
    missingExtensions: [],
    migrations: { pending: 0, isNewer: false },
  })
  expect(state.versionNumber).toBeGreaterThanOrEqual(150_000)
  expect(state.version).toMatch(/^\d+\.\d+/)
  expect(Math.abs(state.clockAheadMs)).toBeLessThan(1000)
  expect(state.connections.inUse).toBeGreaterThan(0)
  expect(state.connections.max).toBeGreaterThan(state.connections.inUse)
})

test('says how many migrations are to come, and that a newer version has been here', async () => {
  await db.sql`delete from drizzle.__drizzle_migrations
    where id > (select max(id) - 2 from drizzle.__drizzle_migrations)`
  expect((await inspectDatabase(db)).migrations).toEqual({ pending: 2, isNewer: false })
  await db.sql`insert into drizzle.__drizzle_migrations (hash, created_at) values ('next', 9e12)`
  expect((await inspectDatabase(db)).migrations).toEqual({ pending: 0, isNewer: true })
  await db.sql`drop table drizzle.__drizzle_migrations`
  expect((await inspectDatabase(db)).migrations.pending).toBeGreaterThan(10)
})
