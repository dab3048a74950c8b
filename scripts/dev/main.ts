import { join } from 'node:path'
import { assertPortIsFree } from '../start/port.ts'
import { startServer } from '../start/server.ts'
import { openDatabase, runSession } from '../start/session.ts'

// The server starts again and the page reloads whenever a file changes.
await runSession(async (session) => {
  const { root, config, supervisor } = session
  await assertPortIsFree(config.PORT, config.HOST)
  const databaseUrl = await openDatabase(session)
  const address = await startServer(session, databaseUrl, ['--watch', '--watch-preserve-output'])
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
