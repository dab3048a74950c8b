import { z } from 'zod'
import { fileId } from '../file/contract.ts'

const propertyJob = z.object({ propertyId: z.number().int().positive() })
const importJob = z.object({ importId: z.number().int().positive() })

/** How work in the background is done. Durations are milliseconds. */
interface JobDefinition {
  /** Ids, never a copy of the data: the handler reads what is true when it runs. */
  payload: z.ZodType
  attempts: number
  /** The pause after the first failure; each further one is twice as long. */
  backoffMs: number
  /** How many of this name one worker runs at a time. */
  concurrency: number
  /** When it runs by itself: a cron pattern in Europe/London. */
  schedule?: string
}

/** Every kind of work that is done in the background, once each. Queues, handlers and metrics follow from it. */
export const JOBS = {
  'account.sendLink': {
    payload: z.object({ requestId: z.number().int().positive() }),
    attempts: 5,
    backoffMs: 2000,
    concurrency: 4,
  },
  'amenity.analyse': { payload: propertyJob, attempts: 5, backoffMs: 2000, concurrency: 2 },
  'file.process': {
    payload: z.object({ fileId }),
    attempts: 3,
    backoffMs: 5000,
    concurrency: 1,
  },
  // What came in a ZIP, by the thousand, keeps nobody waiting who uploads a picture in the form.
  'file.processImported': {
    payload: z.object({ fileId }),
    attempts: 3,
    backoffMs: 5000,
    concurrency: 1,
  },
  'file.sweep': {
    payload: z.object({}),
    attempts: 5,
    backoffMs: 60_000,
    concurrency: 1,
    schedule: '45 3 * * *',
  },
  'import.attach': {
    payload: z.object({
      ...{ importId: z.number().int().positive(), row: z.number().int().positive() },
      ...{ images: z.array(fileId), floorplan: fileId.nullable(), epc: fileId.nullable() },
      /** The version of what the listing showed when this was asked for: what is chosen since stays. */
      showing: z.string(),
    }),
    attempts: 5,
    backoffMs: 5000,
    concurrency: 2,
  },
  'import.media': { payload: importJob, attempts: 5, backoffMs: 10_000, concurrency: 1 },
  'import.run': { payload: importJob, attempts: 5, backoffMs: 5000, concurrency: 2 },
  'mail.deliver': {
    payload: z.object({ emailId: z.number().int().positive() }),
    attempts: 5,
    backoffMs: 5000,
    concurrency: 4,
  },
  'message.remind': {
    payload: z.object({}),
    attempts: 3,
    backoffMs: 5000,
    concurrency: 1,
    schedule: '* * * * *',
  },
  'newsletter.answer': {
    payload: z.object({ requestId: z.number().int().positive() }),
    attempts: 5,
    backoffMs: 2000,
    concurrency: 4,
  },
  // Writes letters in portions and waits in between, so that no other e-mail waits behind all of them.
  'newsletter.send': {
    payload: z.object({ issueId: z.number().int().positive() }),
    attempts: 5,
    backoffMs: 10_000,
    concurrency: 1,
  },
  'property.formatDescription': {
    payload: propertyJob,
    attempts: 5,
    backoffMs: 10_000,
    concurrency: 1,
  },
  'property.geocode': { payload: propertyJob, attempts: 5, backoffMs: 10_000, concurrency: 1 },
  'saved.alert': {
    payload: z.object({ searchId: z.number().int().positive() }),
    attempts: 5,
    backoffMs: 10_000,
    concurrency: 2,
  },
  'saved.findDue': {
    payload: z.object({}),
    attempts: 3,
    backoffMs: 10_000,
    concurrency: 1,
    schedule: '*/10 * * * *',
  },
  'sweep.nightly': {
    payload: z.object({}),
    attempts: 5,
    backoffMs: 60_000,
    concurrency: 1,
    schedule: '30 3 * * *',
  },
  'viewing.complete': {
    payload: z.object({}),
    attempts: 3,
    backoffMs: 10_000,
    concurrency: 1,
    schedule: '*/5 * * * *',
  },
} as const satisfies Record<string, JobDefinition>

export type JobName = keyof typeof JOBS
export type JobPayload<K extends JobName> = z.infer<(typeof JOBS)[K]['payload']>
export const JOB_NAMES = Object.keys(JOBS) as JobName[]
