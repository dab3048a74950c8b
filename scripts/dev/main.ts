import { join } from 'node:path'
import { assertPortIsFree } from '../start/port.ts'
import { startServer } from '../start/server.ts'
import { openDatabase, runSession } from '../start/session.ts'
import { startWorker } from '../start/worker.ts'

// The server starts again and the page reloads whenever a file changes.
await runSession(async (session) => {
  const { root, config, supervisor } = session
  await assertPortIsFree(config.PORT, config.HOST)
  const databaseUrl = await openDatabase(session)
  const watched = ['--watch', '--watch-preserve-output']
  await startWorker(session, databaseUrl, watched)
  const address = await startServer(session, databaseUrl, watched)
  const web = join(root, 'apps', 'web')
  await supervisor.start({
    name: 'The web app',
    command: process.execPath,
    args: [join(web, 'node_modules', 'vite', 'bin', 'vite.js')],
    cwd: web,
    env: { ...process.env, HEARTH_SERVER: address },
    output: 'shown',
    ready: 'at once',
  })
  session.setReady()
})
