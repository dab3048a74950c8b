import type { QueueDefinition } from '@hearth/adapters/queue/queues.ts'
import { JOB_NAMES, JOBS } from '@hearth/core/job/contract.ts'

/** A queue for each kind of job of the registry; e-mails leave at most so many a minute. */
export function queueDefinitions(emailsPerMinute: number | undefined): QueueDefinition[] {
  return JOB_NAMES.map((name) => ({
    ...JOBS[name],
    name,
    ...(name === 'mail.deliver' &&
      emailsPerMinute !== undefined && { ratePerMinute: emailsPerMinute }),
  }))
}
