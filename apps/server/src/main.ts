import { fileURLToPath } from 'node:url'
import { createGeocoder } from '@hearth/adapters/geocoder/nominatim.ts'
import { createLanguageModel } from '@hearth/adapters/language-model/languageModel.ts'
import { openStorage } from '@hearth/adapters/storage/openStorage.ts'
import { type Config, ConfigError, readConfig } from '@hearth/config/config.ts'
import { languageModelOptionsOf } from '@hearth/config/languageModel.ts'
import { createLogger } from '@hearth/config/logger.ts'
import { isLoopback } from '@hearth/config/loopback.ts'
import { storageOptionsOf } from '@hearth/config/storage.ts'
import { createGazetteer } from '@hearth/core/place/gazetteer.ts'
import { createDatabase } from '@hearth/db/client.ts'
import { readPlaces } from '@hearth/db/gazetteer/places.ts'
import closeWithGrace from 'close-with-grace'
import { buildApp } from './app.ts'
import { READINGS_PER_MINUTE_WITH_LANGUAGE_MODEL } from './limits.ts'
import { settingsOf } from './settings.ts'
import { shutDown } from './shutdown.ts'

const SHUTDOWN_DEADLINE_MS = 8000
/** Far more than any search takes; one that hangs must not keep a connection from all others. */
const STATEMENT_TIMEOUT_MS = 15_000
/** Nobody balances load on the loopback address. */
const SHUTDOWN_NOTICE_MS = 2000
const WEB_ROOT = new URL('../../web/dist', import.meta.url)

try {
  await main(readConfig(process.env))
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exit(1)
}

async function main(config: Config): Promise<void> {
  if (!config.DATABASE_URL) {
    throw new ConfigError('DATABASE_URL must be set here; `npm start` starts a database by itself.')
  }
  const logger = createLogger(config.LOG_LEVEL)
  const db = createDatabase(config.DATABASE_URL, { statementTimeoutMs: STATEMENT_TIMEOUT_MS })
  const modelOptions = languageModelOptionsOf(config)
  const languageModel = modelOptions && createLanguageModel(modelOptions)
  const app = await buildApp({
    db,
    gazetteer: createGazetteer(await readPlaces(db)),
    languageModel,
    geocoder: config.GEOCODER_URL ? createGeocoder({ url: config.GEOCODER_URL }) : null,
    settings: settingsOf(config),
    logger,
    storage: await openStorage(storageOptionsOf(config)),
    publicUrl: config.PUBLIC_URL,
    trustProxy: config.TRUST_PROXY,
    metricsToken: config.METRICS_TOKEN,
    webRoot: fileURLToPath(WEB_ROOT),
    limits: languageModel ? { readingsPerMinute: READINGS_PER_MINUTE_WITH_LANGUAGE_MODEL } : {},
  })
  const noticeMs = isLoopback(config.HOST) ? 0 : SHUTDOWN_NOTICE_MS
  const grace = closeWithGrace({ delay: SHUTDOWN_DEADLINE_MS, logger }, async ({ err }) => {
    if (err) logger.fatal({ err }, 'a fault that nobody caught')
    await shutDown(app, db, noticeMs)
  })

  const address = await app.listen({ port: config.PORT, host: config.HOST })
  logger.info({ address }, 'listening')
  if (process.send) {
    // Whoever started us is gone without having stopped us: nobody is left to serve for.
    process.once('disconnect', () => void grace.close())
    process.send({ ready: address })
  }
}
