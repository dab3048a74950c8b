import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { storeEmail } from '@hearth/backend/mail/mutations.ts'
import { TEST_SITE } from '@hearth/backend/testing/site.ts'
import { testDatabase } from '@hearth/db/testing/database.ts'
import { afterAll, afterEach, expect, test, vi } from 'vitest'
import { EMAIL } from './testing/email.ts'
import { startSmtpSink } from './testing/smtpSink.ts'

const MAIN = fileURLToPath(new URL('main.ts', import.meta.url))
const PATIENCE_MS = 30_000

const db = await testDatabase()
const sink = await startSmtpSink(10)
const running: ChildProcess[] = []
afterEach(() => {
  for (const child of running.splice(0)) child.kill('SIGKILL')
})
afterAll(async () => {
  await sink.close()
  await db.close()
})

/** A worker as `npm start` runs it, once it is ready, and where it tells of its health. */
async function start() {
  const child = spawn(process.execPath, [MAIN], {
    env: { PATH: process.env.PATH, DATABASE_URL: db.url, SMTP_URL: sink.url, LOG_LEVEL: 'warn' },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  running.push(child)
  const [{ ready }] = (await once(child, 'message')) as [{ ready: number }]
  const get = (path: string) => fetch(`http://127.0.0.1:${ready}${path}`)
  return { child, get }
}

test('two at once deliver e-mails, tell of their health, and end when they are told to', async () => {
  const workers = await Promise.all([start(), start()])
  for (const { get } of workers) {
    expect((await get('/health/live')).status).toBe(200)
    expect(await (await get('/health/ready')).json()).toEqual({ status: 'ok' })
    expect(await (await get('/metrics')).text()).toContain('hearth_jobs{name="mail.deliver"')
  }
  await db.drizzle.transaction((tx) => storeEmail(tx, EMAIL, { site: TEST_SITE }))
  await vi.waitFor(() => expect([...sink.accepted.values()]).toEqual([1]), PATIENCE_MS)
  const scheduled = await db.sql`select pattern, tz from bullmq.scheduler`
  expect(scheduled).toContainEqual({ pattern: '30 3 * * *', tz: 'Europe/London' })
  for (const { child } of workers) {
    const ended = once(child, 'exit')
    child.kill('SIGTERM')
    expect(await ended).toEqual([0, null])
  }
}, 60_000)

test('ends when whoever started it is gone', async () => {
  const { child } = await start()
  const ended = once(child, 'exit')
  child.disconnect()
  expect(await ended).toEqual([0, null])
}, 60_000)
