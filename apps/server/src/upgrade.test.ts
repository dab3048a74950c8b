import { randomBytes } from 'node:crypto'
import { createDatabase } from '@hearth/db/client.ts'
import { databaseUrl } from '@hearth/db/testing/templates.ts'
import { expect, inject, test } from 'vitest'
import { prepareDatabase } from './prepareDatabase.ts'
import { testApp } from './testing/testApp.ts'

const { app, db } = await testApp()

const READS = [
  'search.results?input=%7B%22criteria%22%3A%7B%7D%7D',
  'property.popular?input=%7B%22count%22%3A3%7D',
  'account.me',
  'site.config',
]

async function statuses(): Promise<number[]> {
  const answers = await Promise.all(READS.map((read) => app.inject({ url: `/trpc/${read}` })))
  return answers.map(({ statusCode }) => statusCode)
}

test('a server that runs goes on while a newer version adds to every table', async () => {
  expect(await statuses()).toEqual(READS.map(() => 200))
  const tables = await db.sql<{ name: string }[]>`
    select format('%I', tablename) as name from pg_tables where schemaname = 'public'`
  for (const { name } of tables) {
    await db.sql.unsafe(`alter table ${name} add column of_a_newer_version text`)
  }
  // Every connection of the pool has prepared the statements before.
  for (let round = 0; round < 5; round += 1) expect(await statuses()).toEqual(READS.map(() => 200))
})

test('several that bring an empty database up at once wait for each other', async () => {
  const name = `hearth_test_upgrade_${randomBytes(4).toString('hex')}`
  await db.sql.unsafe(`create database ${name}`)
  const url = databaseUrl(inject('testClusterUrl'), name)
  const step = (_: string, work: () => Promise<unknown>) => work()
  const prepare = () => prepareDatabase(url, { demo: false, demoAccounts: false, step })
  await Promise.all([prepare(), prepare(), prepare()])
  const prepared = createDatabase(url, { max: 1 })
  const [row] = await prepared.sql<{ places: number; doubles: number }[]>`
    select count(*)::int as places, (count(*) - count(distinct (source, source_key)))::int as doubles
    from places`
  await prepared.close()
  await db.sql.unsafe(`drop database ${name} with (force)`)
  expect(row?.places).toBeGreaterThan(5000)
  expect(row?.doubles).toBe(0)
}, 60_000)
