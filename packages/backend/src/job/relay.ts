import type { Queues } from '@hearth/adapters/queue/queues.ts'
import type { Database } from '@hearth/db/client.ts'
import { jobs } from '@hearth/db/schema/job.ts'
import { and, asc, inArray, isNull } from 'drizzle-orm'

const BATCH = 100
/** A queue that has not begun a job for this long may have lost it. */
const DOUBTED_AFTER_SECONDS = 120
const DOUBTED_AT_ONCE = 500

/** What the queue carries: which row wants what done. Scheduled jobs have no row. */
export interface QueuedJob {
  rowId?: number
  payload?: unknown
}

const queueId = (rowId: number) => `outbox-${rowId}`

/**
 * Hands the next waiting rows to their queues, and marks those that the queue has confirmed. Several
 * relays take different rows. Dying in between hands a row over twice, under the same id. Answers how
 * many were handed over.
 */
export async function relayJobs({ drizzle }: Database, queues: Queues): Promise<number> {
  return drizzle.transaction(async (tx) => {
    const rows = await tx
      .select({ id: jobs.id, name: jobs.name, payload: jobs.payload })
      .from(jobs)
      .where(and(isNull(jobs.relayedAt), isNull(jobs.finishedAt), isNull(jobs.failedAt)))
      .orderBy(asc(jobs.id))
      .limit(BATCH)
      .for('update', { skipLocked: true })
    for (const { id, name, payload } of rows) {
      await queues.add(name, queueId(id), { rowId: id, payload } satisfies QueuedJob)
    }
    if (rows.length > 0) {
      const ids = rows.map(({ id }) => id)
      await tx.update(jobs).set({ relayedAt: new Date() }).where(inArray(jobs.id, ids))
    }
    return rows.length
  })
}

/**
 * Looks for jobs that their queue has forgotten (a Redis that was emptied) or has ended without our
 * knowing (its workers died, the database did not answer, the id is an older job's from before the
 * database was made anew), and lets them be handed over again. Answers how many.
 */
export async function reclaimJobs({ sql }: Database, queues: Queues): Promise<number> {
  const doubted = await sql<{ id: string; name: string }[]>`
    select id, name from jobs
    where finished_at is null and failed_at is null
      and relayed_at < now() - ${DOUBTED_AFTER_SECONDS} * interval '1 second'
      and coalesce(started_at, relayed_at) < now() - ${DOUBTED_AFTER_SECONDS} * interval '1 second'
    order by relayed_at limit ${DOUBTED_AT_ONCE}`
  let reclaimed = 0
  for (const { id, name } of doubted) {
    const state = await queues.state(name, queueId(Number(id)))
    if (state === 'alive') continue
    if (state === 'ended') await queues.forget(name, queueId(Number(id)))
    await sql`update jobs set relayed_at = null where id = ${id} and finished_at is null and failed_at is null`
    reclaimed += 1
  }
  return reclaimed
}
