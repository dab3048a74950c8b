import type { Queues } from '@hearth/adapters/queue/queues.ts'
import { startRelay } from '@hearth/backend/job/relayLoop.ts'
import { type Runner, runAttempt } from '@hearth/backend/job/run.ts'
import type { JobContext } from '@hearth/backend/jobHandler.ts'
import { GIVEN_UP, HANDLERS } from '@hearth/backend/jobs.ts'

export interface WorkerDeps {
  /** Opened for the registry's definitions; closed with the worker. */
  queues: Queues
  context: Omit<JobContext, 'now'>
  /** Unset: those of the product. */
  handlers?: Runner['handlers']
}

export interface Worker {
  /** Throws when the database or the queues do not answer. */
  ping(): Promise<void>
  /** Hands over nothing more, finishes what runs, and disconnects from the queues. */
  close(): Promise<void>
}

/** Starts to hand jobs from the outbox to the queues and to do them. */
export async function startWorker({ queues, context, handlers }: WorkerDeps): Promise<Worker> {
  const { db, log, mailer } = context
  const runner: Runner = { handlers: handlers ?? HANDLERS, givenUp: GIVEN_UP, context }
  await queues.start((attempt) => runAttempt(runner, attempt))
  const relay = await startRelay(db, queues, log)
  return {
    async ping() {
      await Promise.all([db.sql`select 1`, queues.ping()])
    },
    async close() {
      await relay.stop()
      await queues.close()
      await mailer.close()
    },
  }
}
