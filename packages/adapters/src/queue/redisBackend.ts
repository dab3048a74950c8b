import { Queue, Worker } from 'bullmq'
import { Redis } from 'ioredis'
import type { Backend } from './backend.ts'

const PREFIX = 'hearth'

/** Jobs in a Redis. It should not evict keys (maxmemory-policy noeviction). */
export async function openRedisBackend(
  url: string,
  onError: (error: Error) => void,
): Promise<Backend> {
  // BullMQ's condition: commands wait for a connection that is lost, rather than fail.
  const connection = new Redis(url, { maxRetriesPerRequest: null, lazyConnect: true })
  connection.on('error', onError)
  await connection.connect()
  return {
    queue: (name, options) => new Queue(name, { ...options, connection, prefix: PREFIX }),
    worker: (name, process, options) =>
      new Worker(name, process, { ...options, connection, prefix: PREFIX }),
    ping: async () => void (await connection.ping()),
    close: async () => void (await connection.quit()),
  }
}
