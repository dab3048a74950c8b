import type { StallSettings } from '@hearth/adapters/queue/bullQueues.ts'
import { openQueues } from '@hearth/adapters/queue/openQueues.ts'
import type { QueueDefinition } from '@hearth/adapters/queue/queues.ts'
import { createMemoryStorage } from '@hearth/adapters/testing/memoryStorage.ts'
import type { JobContext } from '@hearth/backend/jobHandler.ts'
import { HANDLERS } from '@hearth/backend/jobs.ts'
import { TEST_SITE } from '@hearth/backend/testing/site.ts'
import { createGazetteer } from '@hearth/core/place/gazetteer.ts'
import type { Database } from '@hearth/db/client.ts'
import { makeOver } from '@hearth/media/pictureMaker.ts'
import { queueDefinitions } from '../definitions.ts'
import { startWorker } from '../worker.ts'

/** What dies is taken over after two seconds, however often it dies. */
const IMPATIENT: StallSettings = { lockMs: 2000, intervalMs: 2000, maxDeaths: 1000 }
const SHORT_PAUSE_MS = 40

export interface TestWorkerOptions {
  db: Database
  databaseUrl: string
  redisUrl: string | undefined
  emailsPerMinute?: number
  /** In place of the product's. */
  handlers?: Partial<typeof HANDLERS>
  context?: Partial<Pick<JobContext, 'mailer' | 'gazetteer' | 'storage'>>
  change?: (definition: QueueDefinition) => QueueDefinition
}

const QUIET = { info: () => undefined, warn: () => undefined }

/** A worker in the process of the test, with short pauses; schedules run only where a test sets them. */
export async function startTestWorker(options: TestWorkerOptions) {
  const { db, databaseUrl, redisUrl, change = (definition) => definition } = options
  const definitions = queueDefinitions(options.emailsPerMinute).map(({ schedule: _, ...rest }) =>
    change({ ...rest, backoffMs: SHORT_PAUSE_MS }),
  )
  const queues = await openQueues(
    { databaseUrl, redisUrl },
    { definitions, stalls: IMPATIENT, onError: fail },
  )
  const worker = await startWorker({
    queues,
    handlers: { ...HANDLERS, ...options.handlers },
    context: {
      db,
      gazetteer: createGazetteer([]),
      languageModel: null,
      geocoder: null,
      placeSource: null,
      storage: createMemoryStorage(),
      pictureMaker: { makeOver },
      settings: {
        ...{ publicUrl: 'https://hearth.example', enquiryRecipient: null },
        ...{ hasMailbox: true, site: TEST_SITE },
      },
      emailsPerMinute: options.emailsPerMinute ?? null,
      mailer: { kind: 'mailbox', send: async () => undefined, close: async () => undefined },
      log: { ...QUIET, error: (fields, message) => fail(new Error(message, { cause: fields })) },
      ...options.context,
    },
  })
  return { ...worker, queues }
}

function fail(error: Error): never {
  throw error
}
