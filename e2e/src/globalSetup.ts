import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join, resolve } from 'node:path'

const root = resolve(import.meta.dirname, '..', '..')

/** Where the tests find Hearth: one that runs already, or one that is started for them alone. */
export const ADDRESS_VARIABLE = 'HEARTH_E2E_URL'
/** Its database, for what is done on the command line. */
export const DATABASE_VARIABLE = 'HEARTH_E2E_DATABASE_URL'

/** Builds the web app, starts Hearth with a database of its own, and returns what stops it. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  if (process.env[ADDRESS_VARIABLE]) return async () => undefined
  execFileSync(process.execPath, [join(root, 'scripts', 'web', 'main.ts')], { stdio: 'inherit' })

  const server = spawn(process.execPath, [join(root, 'e2e', 'src', 'server.ts')], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    // A group of its own: when the tests are cut short it notices, and still puts everything away.
    detached: process.platform !== 'win32',
  })
  const { address, databaseUrl } = await started(server)
  process.env[ADDRESS_VARIABLE] = address
  process.env[DATABASE_VARIABLE] = databaseUrl
  return async () => {
    const ended = once(server, 'exit')
    server.kill('SIGTERM')
    await ended
  }
}

async function started(server: ChildProcess): Promise<{ address: string; databaseUrl: string }> {
  const [message] = await Promise.race([
    once(server, 'message'),
    once(server, 'exit').then(([code]) => {
      throw new Error(`Hearth did not start for the tests (exit code ${code})`)
    }),
  ])
  return message
}
