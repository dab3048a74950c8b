// pnpm migrate: brings the database of DATABASE_URL to this version; several at once wait for each other.
import { resolve } from 'node:path'
import { prepareDatabase } from '../../apps/server/src/prepareDatabase.ts'
import { hasDemoAccounts } from '../../packages/config/src/development.ts'
import { databaseLabel } from '../../packages/db/src/client.ts'
import { step } from '../bootstrap/progress.mjs'
import { readEnvironment } from '../start/environment.ts'
import { oneLine } from '../start/failure.ts'

try {
  const config = readEnvironment(resolve(import.meta.dirname, '..', '..'))
  const url = config.DATABASE_URL
  if (!url) throw new Error('DATABASE_URL must be set; `npm start` migrates its own database.')
  console.log(`Migrating ${databaseLabel(url)}`)
  const demoAccounts = hasDemoAccounts(config)
  await prepareDatabase(url, { demo: config.DEMO === 'on', demoAccounts, step })
} catch (error) {
  console.error(oneLine(error))
  process.exitCode = 1
}
// The channel to whoever started us would keep this process.
process.disconnect?.()
