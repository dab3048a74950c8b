import { JOBS, type JobName, type JobPayload } from '@hearth/core/job/contract.ts'
import type { Transaction } from '@hearth/db/client.ts'
import { jobs } from '@hearth/db/schema/job.ts'
import { sql } from 'drizzle-orm'

/**
 * Wants a job done once the transaction is committed, and not before. With a key, a job of the same name
 * and key that still waits is this job too. Answers the job's id. Throws when the payload is wrong.
 */
export async function addJob<K extends JobName>(
  tx: Transaction,
  name: K,
  payload: JobPayload<K>,
  { key = null }: { key?: string | null } = {},
): Promise<number> {
  const checked = JOBS[name].payload.parse(payload)
  const [row] = await tx
    .insert(jobs)
    .values({ name, payload: checked, key })
    .onConflictDoUpdate({
      target: [jobs.name, jobs.key],
      targetWhere: sql`attempts = 0 and finished_at is null and failed_at is null`,
      // Nothing changes; but only a row that is written is returned.
      set: { key },
    })
    .returning({ id: jobs.id })
  if (!row) throw new Error(`The job ${name} was not written`)
  return row.id
}
