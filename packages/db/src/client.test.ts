import { afterAll, expect, test } from 'vitest'
import { createDatabase } from './client.ts'
import { testDatabase } from './testing/database.ts'

const db = await testDatabase()
afterAll(db.close)

test('a statement that takes too long is given up, and the connection serves the next one', async () => {
  const impatient = createDatabase(db.url, { max: 1, statementTimeoutMs: 100 })
  await expect(impatient.sql`select pg_sleep(30)`).rejects.toThrow('statement timeout')
  expect(await impatient.sql`select 1 as one`).toEqual([{ one: 1 }])
  await impatient.close()
})

test('without a limit a statement may take its time', async () => {
  const [row] = await db.sql`select current_setting('statement_timeout') as timeout`
  expect(row?.timeout).toBe('0')
})
