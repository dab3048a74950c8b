// node e2e/src/server.ts: Hearth with the demo market and a database of its own that is thrown away.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { openQueues } from '@hearth/adapters/queue/openQueues.ts'
import { openStorage } from '@hearth/adapters/storage/openStorage.ts'
import { type Config, readConfig } from '@hearth/config/config.ts'
import { createLogger } from '@hearth/config/logger.ts'
import { createGazetteer } from '@hearth/core/place/gazetteer.ts'
import { createDatabase } from '@hearth/db/client.ts'
import { startEmbeddedPostgres } from '@hearth/db/embedded.ts'
import { readPlaces } from '@hearth/db/gazetteer/places.ts'
import { buildApp } from '@hearth/server/app.ts'
import { prepareDatabase } from '@hearth/server/prepareDatabase.ts'
import { settingsOf } from '@hearth/server/settings.ts'
import { shutDown } from '@hearth/server/shutdown.ts'
import { queueDefinitions } from '@hearth/worker/definitions.ts'
import { outsideOf } from '@hearth/worker/outside.ts'
import { startWorker } from '@hearth/worker/worker.ts'
import type { Addresses } from './globalSetup.ts'
import { startPostHog } from './postHog.ts'

const dataDir = await mkdtemp(join(tmpdir(), 'hearth-e2e-'))
const postgres = await startEmbeddedPostgres({ dataDir, log: () => undefined, durable: false })
// All tests come from one address; that enquiries and attempts are held back is tested elsewhere.
const PLENTY = { max: 10_000, windowSeconds: 3600 }
const UNLIMITED = {
  enquiryLimits: { perAddress: PLENTY, perSender: PLENTY },
  accountLimits: {
    signInPerAddress: PLENTY,
    signInPerAccount: PLENTY,
    signInPerDevice: PLENTY,
    linksPerAddress: PLENTY,
    linksPerEmail: PLENTY,
  },
  newsletterLimits: { perAddress: PLENTY, perEmail: PLENTY },
}
let stopping: Promise<void> | undefined
let stopServer = (): Promise<void> => Promise.resolve()

process.on('SIGTERM', () => void stop())
process.on('SIGINT', () => void stop())
process.once('disconnect', () => void stop())

try {
  await prepareDatabase(postgres.url, {
    demo: true,
    demoAccounts: true,
    step: (_name, work) => work(),
  })
  const db = createDatabase(postgres.url, { max: 12 })
  const config = readConfig({})
  const logger = createLogger('error')
  const gazetteer = createGazetteer(await readPlaces(db))
  const queues = await openQueues(
    { databaseUrl: postgres.url },
    {
      definitions: queueDefinitions(config.EMAIL_RATE_PER_MINUTE),
      onError: (err) => logger.error({ err }, 'the queue cannot be reached'),
    },
  )
  const storage = await openStorage({ folder: join(dataDir, 'files') })
  const worker = await startWorker({
    queues,
    context: { db, gazetteer, log: logger, storage, ...outsideOf(config) },
  })
  const serve = (served: Config) =>
    buildApp({
      db,
      gazetteer,
      languageModel: null,
      geocoder: null,
      settings: { ...settingsOf(served), ...UNLIMITED },
      logger,
      storage,
      webRoot: fileURLToPath(new URL('../../apps/web/dist', import.meta.url)),
    })
  const app = await serve(config)
  // The same Hearth once more, set up to measure.
  const postHog = await startPostHog()
  const measuring = await serve(
    readConfig({ POSTHOG_KEY: 'phc_of_the_tests', POSTHOG_HOST: postHog.address }),
  )
  stopServer = async () => {
    await worker.close()
    await measuring.close()
    await postHog.close()
    await shutDown(app, db, 0)
  }
  const anywhere = { host: '127.0.0.1', port: 0 }
  const addresses: Addresses = {
    hearth: await app.listen(anywhere),
    database: postgres.url,
    measuring: await measuring.listen(anywhere),
    postHog: postHog.address,
  }
  process.send?.(addresses)
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`)
  process.exitCode = 1
  await stop()
}

async function stop(): Promise<void> {
  stopping ??= stopServer()
    .then(() => postgres.stop())
    .then(() => rm(dataDir, { recursive: true, force: true }))
  await stopping
  process.exit()
}
