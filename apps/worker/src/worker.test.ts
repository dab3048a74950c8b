import { setTimeout as sleep } from 'node:timers/promises'
import { NotYet } from '@hearth/adapters/queue/queues.ts'
import { addJob } from '@hearth/backend/job/mutations.ts'
import type { HANDLERS } from '@hearth/backend/jobs.ts'
import { storeEmail } from '@hearth/backend/mail/mutations.ts'
import { TEST_SITE } from '@hearth/backend/testing/site.ts'
import { emails } from '@hearth/db/schema/email.ts'
import { jobs } from '@hearth/db/schema/job.ts'
import { testDatabase } from '@hearth/db/testing/database.ts'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { BACKENDS, type TestBackend } from './testing/backends.ts'
import { EMAIL } from './testing/email.ts'
import { startTestWorker, type TestWorkerOptions } from './testing/testWorker.ts'

/** Waits for what a worker does meanwhile. */
const until = (expectation: () => unknown) =>
  vi.waitFor(expectation, { timeout: 20_000, interval: 50 })

describe.each(BACKENDS)('on $name', ({ isHere, open }) => {
  describe.skipIf(!isHere)('the worker', async () => {
    const db = await testDatabase({ max: 16 })
    let backend: TestBackend
    const workers: { close(): Promise<void> }[] = []

    beforeAll(async () => {
      backend = await open(db)
    })
    beforeEach(async () => {
      await db.reset()
    })
    afterEach(async () => {
      await Promise.all(workers.splice(0).map((worker) => worker.close()))
      await backend.empty()
    })
    afterAll(async () => {
      await backend.stop()
      await db.close()
    })

    const start = async (options: Partial<TestWorkerOptions> = {}) => {
      const { redisUrl } = backend
      const worker = await startTestWorker({ db, databaseUrl: db.url, redisUrl, ...options })
      workers.push(worker)
      return worker
    }
    const add = (emailId: number) =>
      db.drizzle.transaction((tx) => addJob(tx, 'mail.deliver', { emailId }))
    const rows = () => db.drizzle.select().from(jobs).orderBy(jobs.id)
    /** Handlers that note what they were asked to do. */
    const noting = (done: number[], work: () => Promise<void> = async () => undefined) =>
      ({
        'mail.deliver': async (_context: unknown, { emailId }: { emailId: number }) => {
          await work()
          done.push(emailId)
        },
      }) satisfies Partial<typeof HANDLERS>

    test('does what was committed, once, and nothing that was rolled back', async () => {
      const done: number[] = []
      await start({ handlers: noting(done) })
      const rolledBack = db.drizzle.transaction(async (tx) => {
        await addJob(tx, 'mail.deliver', { emailId: 666 })
        throw new Error('changed my mind')
      })
      await expect(rolledBack).rejects.toThrow('changed my mind')
      await add(1)
      await add(2)
      await until(() => expect(done.toSorted()).toEqual([1, 2]))
      await until(async () => {
        expect((await rows()).map(({ attempts, finishedAt }) => [attempts, !!finishedAt])).toEqual([
          [1, true],
          [1, true],
        ])
      })
    })

    test('tries five times with growing pauses, and keeps what failed with its reason', async () => {
      const emailId = await db.drizzle.transaction((tx) =>
        storeEmail(tx, EMAIL, { site: TEST_SITE }),
      )
      const tries: number[] = []
      const send = async () => {
        tries.push(performance.now())
        throw new Error('Too Many Requests')
      }
      await start({ context: { mailer: { kind: 'smtp', send, close: async () => undefined } } })
      await until(async () => expect((await rows())[0]?.failedAt).toBeInstanceOf(Date))
      const pauses = tries.slice(1).map((at, nth) => at - (tries[nth] ?? 0))
      expect(pauses).toHaveLength(4)
      for (const [nth, pause] of pauses.entries()) expect(pause).toBeGreaterThan(35 * 2 ** nth)
      expect((await rows())[0]).toMatchObject({ attempts: 5, reason: 'Too Many Requests' })
      // The e-mail is given up only after its job.
      await until(async () => {
        const [email] = await db.drizzle.select().from(emails)
        expect(email).toMatchObject({ id: emailId, state: 'failed', reason: 'Too Many Requests' })
      })
    })

    test('makes an attempt that has to wait again, however often, and counts it as none', async () => {
      let times = 0
      const wait = async () => {
        times += 1
        if (times <= 40) throw new NotYet('Something else comes first', 5)
      }
      await start({ handlers: noting([], wait) })
      await add(1)
      await until(async () => expect((await rows())[0]?.finishedAt).toBeInstanceOf(Date))
      expect(times).toBe(41)
      expect((await rows())[0]).toMatchObject({ attempts: 1, reason: null, failedAt: null })
    })

    test('gives up a wrong payload at once', async () => {
      await db.sql`insert into jobs (name, payload) values ('mail.deliver', '{"emailId": "1"}')`
      await start()
      await until(async () => expect((await rows())[0]?.failedAt).toBeInstanceOf(Date))
      expect((await rows())[0]).toMatchObject({ attempts: 1 })
      expect((await rows())[0]?.reason).toContain('A wrong payload')
    })

    test('does not do again what is done, however often the queue says so', async () => {
      const done: number[] = []
      const { queues } = await start({ handlers: noting(done) })
      const rowId = await add(7)
      await until(async () => expect((await rows())[0]?.finishedAt).toBeInstanceOf(Date))
      const payload = { emailId: 7 }
      await queues.add('mail.deliver', 'again', { rowId, payload })
      await queues.add('mail.deliver', 'later', { rowId: await add(8), payload: { emailId: 8 } })
      await until(() => expect(done).toContain(8))
      expect(done.filter((id) => id === 7)).toEqual([7])
    })

    test('hands over again what the queue has forgotten', async () => {
      const done: number[] = []
      const stopped = await start()
      await stopped.close()
      workers.length = 0
      await add(1)
      // As if it had been handed over to a queue that was emptied since.
      await db.sql`update jobs set relayed_at = now() - interval '10 minutes'`
      await backend.empty()
      await start({ handlers: noting(done) })
      await until(() => expect(done).toEqual([1]))
    })

    test('hands over again what took the id of an older job that is done', async () => {
      const done: number[] = []
      const first = await start({ handlers: noting(done) })
      await add(1)
      await until(async () => expect((await rows())[0]?.finishedAt).toBeInstanceOf(Date))
      await first.close()
      workers.length = 0
      // As in a database that was made anew beside a queue that was not.
      await db.reset()
      await add(2)
      await db.sql`update jobs set relayed_at = now() - interval '10 minutes'`
      await start({ handlers: noting(done) })
      await until(() => expect(done).toEqual([1, 2]))
    })

    test('gives up a job over which workers keep dying', async () => {
      const done: number[] = []
      await db.sql`insert into jobs (name, payload, attempts) values ('mail.deliver', '{"emailId": 1}', 30)`
      await start({ handlers: noting(done) })
      await until(async () => expect((await rows())[0]?.failedAt).toBeInstanceOf(Date))
      expect((await rows())[0]?.reason).toContain('Its workers died')
      expect(done).toEqual([])
    })

    test('runs by itself what has a schedule', async () => {
      const sweep = vi.fn(async () => undefined)
      const everySecond = { schedule: '* * * * * *' }
      const { queues } = await start({
        handlers: { 'sweep.nightly': sweep },
        change: (each) => (each.name === 'sweep.nightly' ? { ...each, ...everySecond } : each),
      })
      await until(() => expect(sweep.mock.calls.length).toBeGreaterThan(1))
      expect(queues).toBeDefined()
    })

    test('finishes what runs before it closes', async () => {
      const done: number[] = []
      const begun = Promise.withResolvers<void>()
      const slow = async () => {
        begun.resolve()
        await sleep(400)
      }
      const worker = await start({ handlers: noting(done, slow) })
      await add(1)
      await begun.promise
      await worker.close()
      workers.length = 0
      expect(done).toEqual([1])
      expect((await rows())[0]?.finishedAt).toBeInstanceOf(Date)
    })

    test('shares the work with another, and no job is done by both', async () => {
      const first: number[] = []
      const second: number[] = []
      await start({ handlers: noting(first, () => sleep(30)) })
      await start({ handlers: noting(second, () => sleep(30)) })
      const all = Array.from({ length: 40 }, (_, nth) => nth + 1)
      await Promise.all(all.map(add))
      await until(() => expect(first.length + second.length).toBe(all.length))
      expect([...first, ...second].toSorted((a, b) => a - b)).toEqual(all)
      expect(Math.min(first.length, second.length)).toBeGreaterThan(0)
    })

    test('lets no more e-mails go in a minute than are allowed, over all workers', async () => {
      const done: number[] = []
      await start({ handlers: noting(done), emailsPerMinute: 3 })
      await start({ handlers: noting(done), emailsPerMinute: 3 })
      await Promise.all([1, 2, 3, 4, 5, 6, 7, 8].map(add))
      await until(() => expect(done.length).toBeGreaterThanOrEqual(3))
      await sleep(1500)
      expect(done).toHaveLength(3)
    })
  })
})
