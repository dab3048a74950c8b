import { DelayedError, type Job, UnrecoverableError } from 'bullmq'
import type { AnyQueue, AnyWorker, Backend } from './backend.ts'
import {
  type Attempt,
  NotYet,
  PermanentFailure,
  type QueueDefinition,
  type QueuedState,
  type Queues,
} from './queues.ts'

/** How soon a job of a process that died is taken by another. Durations are milliseconds. */
export interface StallSettings {
  /** A running process renews its claim on a job within this time. */
  lockMs: number
  /** How often lost claims are looked for. */
  intervalMs: number
  /** How many processes may die over one job before it is given up. */
  maxDeaths: number
}

/** A deploy may kill a worker at any moment, so one death says nothing; ten say that the job is deadly. */
const STALLS: StallSettings = { lockMs: 30_000, intervalMs: 15_000, maxDeaths: 10 }

const ZONE = 'Europe/London'
const MINUTE_MS = 60_000
const HOUR_SECONDS = 3600
/** Long enough for the queue to recognise a job that is added again; the truth is in the table jobs. */
const KEEP_DONE = { age: HOUR_SECONDS, count: 10_000 }
const KEEP_FAILED = { age: 14 * 24 * HOUR_SECONDS }

export interface QueuesOptions {
  definitions: readonly QueueDefinition[]
  stalls?: StallSettings
  /** Told of what goes wrong between us and the queue system; it is tried again by itself. */
  onError(error: Error): void
}

/** Job queues by BullMQ, on either of its backends. */
export function createBullQueues(backend: Backend, options: QueuesOptions): Queues {
  const { definitions, stalls = STALLS, onError } = options
  const queues = new Map(definitions.map((each) => [each.name, openQueue(backend, each, onError)]))
  const workers: AnyWorker[] = []
  const queueOf = (name: string): AnyQueue => {
    const queue = queues.get(name)
    if (!queue) throw new Error(`There is no queue ${name}`)
    return queue
  }
  return {
    async add(name, id, data) {
      await queueOf(name).add(name, data, { jobId: id })
    },
    async state(name, id) {
      return stateOf(await queueOf(name).getJobState(id))
    },
    async forget(name, id) {
      await queueOf(name).remove(id)
    },
    async start(attempt) {
      for (const definition of definitions) {
        await setSchedule(queueOf(definition.name), definition)
        workers.push(openWorker(backend, definition, stalls, attempt, onError))
      }
    },
    ping: () => backend.ping(),
    async close() {
      await Promise.all(workers.map((worker) => worker.close()))
      await Promise.all([...queues.values()].map((queue) => queue.close()))
      await backend.close()
    },
  }
}

function openQueue(backend: Backend, definition: QueueDefinition, onError: (e: Error) => void) {
  const { name, attempts, backoffMs } = definition
  const queue = backend.queue(name, {
    defaultJobOptions: {
      attempts,
      backoff: { type: 'exponential', delay: backoffMs },
      removeOnComplete: KEEP_DONE,
      removeOnFail: KEEP_FAILED,
    },
  })
  queue.on('error', onError)
  return queue
}

function openWorker(
  backend: Backend,
  { name, concurrency, ratePerMinute }: QueueDefinition,
  stalls: StallSettings,
  attempt: (attempt: Attempt) => Promise<void>,
  onError: (error: Error) => void,
): AnyWorker {
  const worker = backend.worker(name, (job, token) => run(job, token, name, attempt), {
    concurrency,
    lockDuration: stalls.lockMs,
    stalledInterval: stalls.intervalMs,
    maxStalledCount: stalls.maxDeaths,
    ...(ratePerMinute !== undefined && { limiter: { max: ratePerMinute, duration: MINUTE_MS } }),
  })
  worker.on('error', onError)
  return worker
}

async function run(
  job: Job,
  token: string | undefined,
  queue: string,
  attempt: (attempt: Attempt) => Promise<void>,
): Promise<void> {
  const nth = job.attemptsMade + 1
  try {
    await attempt({ queue, data: job.data, nth, isLast: nth >= (job.opts.attempts ?? 1) })
  } catch (error) {
    if (error instanceof NotYet) {
      await job.moveToDelayed(Date.now() + error.pauseMs, token)
      throw new DelayedError(error.message)
    }
    if (error instanceof PermanentFailure) throw new UnrecoverableError(error.message)
    throw error
  }
}

async function setSchedule(queue: AnyQueue, { name, schedule }: QueueDefinition): Promise<void> {
  if (schedule === undefined) return
  await queue.upsertJobScheduler(name, { pattern: schedule, tz: ZONE }, { name, data: {} })
}

function stateOf(state: string): QueuedState {
  if (state === 'unknown') return 'gone'
  return state === 'failed' || state === 'completed' ? 'ended' : 'alive'
}
