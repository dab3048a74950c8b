import { expect, test } from 'vitest'
import { shutDown } from './shutdown.ts'
import { testApp } from './testing/testApp.ts'

const NOTICE_MS = 300

test('shutdown is announced first, what is under way is answered, then nobody is let in', async () => {
  const { app, db } = await testApp()
  const address = await app.listen({ host: '127.0.0.1', port: 0 })
  const slow = db.sql`select pg_sleep(0.6), 1 as answer`.execute()

  const down = shutDown(app, { ...db, close: () => db.sql.end({ timeout: 5 }) }, NOTICE_MS)
  const ready = await fetch(`${address}/health/ready`)
  expect(ready.status).toBe(503)
  expect((await fetch(`${address}/health/live`)).status).toBe(200)

  await down
  expect(await slow).toMatchObject([{ answer: 1 }])
  await expect(fetch(`${address}/health/live`)).rejects.toThrow('fetch failed')
})
