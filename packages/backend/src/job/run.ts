import { type Attempt, NotYet, PermanentFailure } from '@hearth/adapters/queue/queues.ts'
import { AppError } from '@hearth/core/error.ts'
import { JOBS, type JobName } from '@hearth/core/job/contract.ts'
import type { Database } from '@hearth/db/client.ts'
import { jobs } from '@hearth/db/schema/job.ts'
import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Handler, JobContext } from '../jobHandler.ts'
import type { QueuedJob } from './relay.ts'

/** Attempts that end are counted by the queue; those in which the worker dies come on top, up to here. */
const BEGUN_AT_MOST = 30

type Handlers = { [K in JobName]: Handler<K> }

/** What is done when a job is given up, with the reason of its last attempt. */
export type GivenUp = {
  [K in JobName]?: (context: JobContext, payload: unknown, reason: string) => Promise<void>
}

export interface Runner {
  handlers: Handlers
  givenUp: GivenUp
  /** What the handlers are given, but for the moment. */
  context: Omit<JobContext, 'now'>
}

/**
 * Makes one attempt at a job and keeps its row true: begun before, finished or failed with its reason
 * after; one that has to wait counts as none. A job that is finished is not done again. Throws what the handler throws, and PermanentFailure
 * for a payload that can never be right.
 */
export async function runAttempt(runner: Runner, attempt: Attempt): Promise<void> {
  const name = attempt.queue as JobName
  const { rowId, payload } = (attempt.data ?? {}) as QueuedJob
  const { db, log } = runner.context
  const begun = rowId === undefined ? 1 : await begin(db, rowId)
  if (begun === undefined) return
  const began = performance.now()
  const told = { job: name, row: rowId, attempt: attempt.nth }
  try {
    if (begun > BEGUN_AT_MOST) {
      throw new PermanentFailure(`Its workers died: it was begun ${BEGUN_AT_MOST} times`)
    }
    await handle(runner, name, payload ?? {})
  } catch (error) {
    if (error instanceof NotYet) {
      if (rowId !== undefined) await putBack(db, rowId)
      throw error
    }
    const isFinal = attempt.isLast || error instanceof PermanentFailure
    const reason = reasonOf(error)
    log.warn({ ...told, isFinal, reason }, 'job failed')
    if (rowId !== undefined) await fail(db, rowId, reason, isFinal)
    if (isFinal)
      await runner.givenUp[name]?.({ ...runner.context, now: new Date() }, payload, reason)
    throw error
  }
  if (rowId !== undefined) await finish(db, rowId)
  log.info({ ...told, ms: Math.round(performance.now() - began) }, 'job done')
}

async function handle(runner: Runner, name: JobName, given: unknown): Promise<void> {
  const payload = JOBS[name].payload.safeParse(given)
  if (!payload.success) throw new PermanentFailure(`A wrong payload: ${payload.error.message}`)
  const handler = runner.handlers[name] as Handler<JobName>
  try {
    await handler({ ...runner.context, now: new Date() }, payload.data as never)
  } catch (error) {
    const isHopeless = error instanceof AppError && error.code === 'badInput'
    throw isHopeless ? new PermanentFailure(reasonOf(error)) : error
  }
}

/** Counts the attempt and answers how many there have been; undefined when there is nothing left to do. */
async function begin({ drizzle }: Database, rowId: number): Promise<number | undefined> {
  const [begun] = await drizzle
    .update(jobs)
    .set({ startedAt: new Date(), attempts: sql`${jobs.attempts} + 1` })
    .where(and(eq(jobs.id, rowId), isNull(jobs.finishedAt), isNull(jobs.failedAt)))
    .returning({ attempts: jobs.attempts })
  return begun?.attempts
}

/** It has begun once, so that the same asked for from now on is a job of its own: it gives its key up. */
async function putBack({ drizzle }: Database, rowId: number): Promise<void> {
  const waiting = { startedAt: null, key: null, attempts: sql`${jobs.attempts} - 1` }
  await drizzle.update(jobs).set(waiting).where(eq(jobs.id, rowId))
}

async function finish({ drizzle }: Database, rowId: number): Promise<void> {
  const end = { finishedAt: new Date(), startedAt: null, reason: null }
  await drizzle.update(jobs).set(end).where(eq(jobs.id, rowId))
}

async function fail({ drizzle }: Database, rowId: number, reason: string, isFinal: boolean) {
  const end = { startedAt: null, reason, ...(isFinal && { failedAt: new Date() }) }
  await drizzle.update(jobs).set(end).where(eq(jobs.id, rowId))
}

function reasonOf(error: unknown): string {
  if (error instanceof AppError && typeof error.params.reason === 'string')
    return error.params.reason
  return error instanceof Error ? error.message : String(error)
}
