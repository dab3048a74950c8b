import type { TestDatabase } from '@hearth/db/testing/database.ts'
import { hasRedis, startRedis } from './redis.ts'

/** Where the queues of a test are kept. */
export interface TestBackend {
  redisUrl: string | undefined
  /** Makes the queues forget everything. */
  empty(): Promise<void>
  stop(): Promise<void>
}

export interface TestBackendKind {
  name: string
  isHere: boolean
  open(db: TestDatabase): Promise<TestBackend>
}

/** Both backends: what holds for one has to hold for the other. */
export const BACKENDS: readonly TestBackendKind[] = [
  {
    name: 'PostgreSQL',
    isHere: true,
    open: async (db) => ({
      redisUrl: undefined,
      empty: async () => void (await db.sql`truncate bullmq.job cascade`),
      stop: async () => undefined,
    }),
  },
  {
    name: 'Redis',
    isHere: hasRedis,
    async open() {
      const { url, empty, stop } = await startRedis()
      return { redisUrl: url, empty, stop }
    },
  },
]
