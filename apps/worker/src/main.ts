import type { AddressInfo } from 'node:net'
import { openQueues } from '@hearth/adapters/queue/openQueues.ts'
import { openStorage } from '@hearth/adapters/storage/openStorage.ts'
import { type Config, ConfigError, readConfig } from '@hearth/config/config.ts'
import { createLogger } from '@hearth/config/logger.ts'
import { storageOptionsOf } from '@hearth/config/storage.ts'
import { createGazetteer } from '@hearth/core/place/gazetteer.ts'
import { createDatabase } from '@hearth/db/client.ts'
import { readPlaces } from '@hearth/db/gazetteer/places.ts'
import closeWithGrace from 'close-with-grace'
import { CONNECTIONS } from './connections.ts'
import { queueDefinitions } from './definitions.ts'
import { buildHealthApp } from './healthApp.ts'
import { outsideOf } from './outside.ts'
import { startWorker } from './worker.ts'

/** Long enough for what a job waits for outside; what is not done then is done by another worker. */
const SHUTDOWN_DEADLINE_MS = 9000

try {
  await main(readConfig(process.env))
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exit(1)
}

async function main(config: Config): Promise<void> {
  const databaseUrl = config.DATABASE_URL
  if (!databaseUrl) {
    throw new ConfigError('DATABASE_URL must be set here; `npm start` starts a database by itself.')
  }
  const log = createLogger(config.LOG_LEVEL)
  const db = createDatabase(databaseUrl, { max: CONNECTIONS })
  const outside = outsideOf(config)
  const queues = await openQueues(
    { databaseUrl, redisUrl: config.REDIS_URL },
    {
      definitions: queueDefinitions(config.EMAIL_RATE_PER_MINUTE),
      onError: (err) => log.error({ err }, 'the queue cannot be reached; it is tried again'),
    },
  )
  const gazetteer = createGazetteer(await readPlaces(db))
  const storage = await openStorage(storageOptionsOf(config))
  const worker = await startWorker({
    queues,
    context: { db, gazetteer, log, storage, ...outside },
  })
  const metricsToken = config.METRICS_TOKEN
  const health = await buildHealthApp({ db, worker, logger: log, metricsToken })
  const grace = closeWithGrace({ delay: SHUTDOWN_DEADLINE_MS, logger: log }, async ({ err }) => {
    if (err) log.fatal({ err }, 'a fault that nobody caught')
    health.announceShutdown()
    await worker.close()
    await health.app.close()
    await db.close()
  })

  await health.app.listen({ port: config.WORKER_PORT, host: config.HOST })
  const { port } = health.app.server.address() as AddressInfo
  log.info({ port, queue: config.REDIS_URL ? 'redis' : 'postgres' }, 'working')
  if (process.send) {
    // Whoever started us is gone without having stopped us: nobody is left to work for.
    process.once('disconnect', () => void grace.close())
    process.send({ ready: port })
  }
}
