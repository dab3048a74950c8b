import { createBullQueues, type QueuesOptions } from './bullQueues.ts'
import { openPostgresBackend } from './postgresBackend.ts'
import type { Queues } from './queues.ts'
import { openRedisBackend } from './redisBackend.ts'

export interface QueueAddress {
  databaseUrl: string
  /** Given: the queues are kept there, and not in the database. */
  redisUrl?: string | undefined
}

/** Opens the queues where they are kept. Throws when that cannot be reached. */
export async function openQueues(
  { databaseUrl, redisUrl }: QueueAddress,
  options: QueuesOptions,
): Promise<Queues> {
  const backend = redisUrl
    ? await openRedisBackend(redisUrl, options.onError)
    : await openPostgresBackend(databaseUrl, options.definitions.length)
  return createBullQueues(backend, options)
}
