import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join, resolve } from 'node:path'

const root = resolve(import.meta.dirname, '..', '..')

/** Where the tests find Hearth: one that runs already, or one that is started for them alone. */
export const ADDRESS_VARIABLE = 'HEARTH_E2E_URL'
/** Its database, for what is done on the command line. */
export const DATABASE_VARIABLE = 'HEARTH_E2E_DATABASE_URL'
/** Where the same Hearth is that measures, and the PostHog that it tells; unset for one that runs already. */
export const MEASURING_VARIABLE = 'HEARTH_E2E_MEASURING_URL'
export const POSTHOG_VARIABLE = 'HEARTH_E2E_POSTHOG_URL'

/** What is started for the tests, by its addresses. */
export interface Addresses {
  hearth: string
  database: string
  measuring: string
  postHog: string
}

/** Builds the web app, starts Hearth with a database of its own, and returns what stops it. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  if (process.env[ADDRESS_VARIABLE]) return async () => undefined
  execFileSync(process.execPath, [join(root, 'scripts', 'web', 'main.ts')], { stdio: 'inherit' })

  const server = spawn(process.execPath, [join(root, 'e2e', 'src', 'server.ts')], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    // A group of its own: when the tests are cut short it notices, and still puts everything away.
    detached: process.platform !== 'win32',
  })
  const { hearth, database, measuring, postHog } = await addressesOf(server)
  process.env[ADDRESS_VARIABLE] = hearth
  process.env[DATABASE_VARIABLE] = database
  process.env[MEASURING_VARIABLE] = measuring
  process.env[POSTHOG_VARIABLE] = postHog
  return async () => {
    const ended = once(server, 'exit')
    server.kill('SIGTERM')
    await ended
  }
}

async function addressesOf(server: ChildProcess): Promise<Addresses> {
  const [message] = await Promise.race([
    once(server, 'message'),
    once(server, 'exit').then(([code]) => {
      throw new Error(`Hearth did not start for the tests (exit code ${code})`)
    }),
  ])
  return message as Addresses
}
