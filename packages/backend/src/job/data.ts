import { JOB_NAMES, type JobName } from '@hearth/core/job/contract.ts'
import type { Database } from '@hearth/db/client.ts'
import { jobs } from '@hearth/db/schema/job.ts'
import { and, eq, isNull } from 'drizzle-orm'

/** How much work of one kind there is. */
export interface JobCounts {
  name: JobName
  /** Not begun, or pausing after a failure. */
  waiting: number
  /** Being done. */
  active: number
  /** Given up, and kept. */
  failed: number
  /** Since when the oldest that is neither done nor given up has been wanted. */
  oldestAgeSeconds: number
}

/** The counts of every kind of job, those without any work too. */
export async function readJobCounts({ sql }: Database): Promise<JobCounts[]> {
  const rows = await sql<JobCounts[]>`
    select name,
      count(*) filter (where failed_at is null and started_at is null)::int as waiting,
      count(*) filter (where failed_at is null and started_at is not null)::int as active,
      count(*) filter (where failed_at is not null)::int as failed,
      coalesce(extract(epoch from now() - min(created_at) filter (where failed_at is null)), 0)::float8
        as "oldestAgeSeconds"
    from jobs where finished_at is null group by name`
  const byName = new Map(rows.map((row) => [row.name, row]))
  const none = { waiting: 0, active: 0, failed: 0, oldestAgeSeconds: 0 }
  return JOB_NAMES.map((name) => byName.get(name) ?? { name, ...none })
}

/** How many jobs of a kind are neither done nor given up. */
export function countOpenJobs({ drizzle }: Database, name: JobName): Promise<number> {
  const isOpen = and(eq(jobs.name, name), isNull(jobs.finishedAt), isNull(jobs.failedAt))
  return drizzle.$count(jobs, isOpen)
}
