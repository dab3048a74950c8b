import { hasDemoAccounts } from '../../packages/config/src/development.ts'
import { seconds, step } from '../bootstrap/progress.mjs'
import { buildWeb } from '../web/build.ts'
import { DEMO_ACCOUNTS } from './accounts.ts'
import { assertPortIsFree } from './port.ts'
import { startServer } from './server.ts'
import { openDatabase, runSession } from './session.ts'
import { startWorker } from './worker.ts'

const began = performance.now()

await runSession(async (session) => {
  const { root, config, supervisor } = session
  await assertPortIsFree(config.PORT, config.HOST)
  await step('Building the web app', () => buildWeb(root, supervisor))
  const databaseUrl = await openDatabase(session)
  const { address } = await step('Starting the server and the worker', async () => {
    await startWorker(session, databaseUrl)
    return { address: await startServer(session, databaseUrl) }
  })
  session.setReady()

  console.log(`\nHearth is ready after ${seconds(performance.now() - began)}: ${address}`)
  if (config.DEMO === 'on' && hasDemoAccounts(config)) console.log(DEMO_ACCOUNTS)
  console.log('Ctrl-C stops everything.\n')
})
