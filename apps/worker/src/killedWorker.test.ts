import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { storeEmail } from '@hearth/backend/mail/mutations.ts'
import { TEST_SITE } from '@hearth/backend/testing/site.ts'
import { testDatabase } from '@hearth/db/testing/database.ts'
import { describe, expect, test, vi } from 'vitest'
import { BACKENDS } from './testing/backends.ts'
import { startSmtpSink } from './testing/smtpSink.ts'

const EMAILS = 500
const KILLS = 20
const WORKER = fileURLToPath(new URL('./testing/killable.ts', import.meta.url))
/** What the mail server takes for each: so that a kill meets several that are being sent. */
const SENDING_MS = 40
const PATIENCE_MS = 180_000

async function startWorker(env: Record<string, string | undefined>): Promise<ChildProcess> {
  const child = spawn(process.execPath, [WORKER], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  await Promise.race([
    once(child, 'message'),
    once(child, 'exit').then(() => Promise.reject(new Error('The worker did not start'))),
  ])
  return child
}

async function kill(child: ChildProcess): Promise<void> {
  const ended = once(child, 'exit')
  child.kill('SIGKILL')
  await ended
}

describe.each(BACKENDS)('on $name', ({ name, isHere, open }) => {
  test.skipIf(!isHere)(
    `a worker that is killed ${KILLS} times delivers all of ${EMAILS} e-mails, none twice by its Message-ID`,
    { timeout: PATIENCE_MS + 30_000 },
    async () => {
      const db = await testDatabase()
      const backend = await open(db)
      const sink = await startSmtpSink(SENDING_MS)
      const env = { DATABASE_URL: db.url, SMTP_URL: sink.url, REDIS_URL: backend.redisUrl }
      let worker = await startWorker(env)
      try {
        for (let nth = 0; nth < EMAILS; nth += 1) await storeOne(db, nth)
        for (let killed = 0; killed < KILLS; killed += 1) {
          await sleep(20 + Math.random() * 280)
          await kill(worker)
          worker = await startWorker(env)
        }
        const left = async () => {
          const [row] = await db.sql<{ count: number }[]>`
            select count(*)::int as count from emails where state <> 'sent'`
          return row?.count
        }
        await vi.waitFor(async () => expect(await left()).toBe(0), {
          timeout: PATIENCE_MS,
          interval: 200,
        })
        const wanted = await db.sql<{ id: string }[]>`select message_id as id from emails`
        expect([...sink.accepted.keys()].toSorted()).toEqual(wanted.map(({ id }) => id).toSorted())
        expect(wanted).toHaveLength(EMAILS)
        const repeats = [...sink.accepted.values()].reduce((sum, times) => sum + times - 1, 0)
        // Only what was being sent at the moment of a kill can come twice: four at a time.
        expect(repeats).toBeLessThanOrEqual(KILLS * 4)
        process.stdout.write(`${name}: ${KILLS} kills, ${EMAILS} e-mails, ${repeats} repeats\n`)
      } finally {
        await kill(worker)
        await sink.close()
        await backend.stop()
        await db.close()
      }
    },
  )
})

function storeOne(db: Awaited<ReturnType<typeof testDatabase>>, nth: number): Promise<number> {
  return db.drizzle.transaction((tx) =>
    storeEmail(
      tx,
      {
        kind: 'contact.sender',
        to: `seeker-${nth}@example.com`,
        replyTo: null,
        subject: `E-mail ${nth}`,
        preview: '',
        heading: 'Hello',
        blocks: [{ type: 'paragraph', text: `Number ${nth}` }],
        params: {},
      },
      { site: TEST_SITE },
    ),
  )
}
