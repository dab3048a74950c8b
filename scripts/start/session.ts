import { resolve } from 'node:path'
import { prepareDatabase } from '../../apps/server/src/prepareDatabase.ts'
import { type Config, ConfigError } from '../../packages/config/src/config.ts'
import { hasDemoAccounts } from '../../packages/config/src/development.ts'
import { databaseLabel } from '../../packages/db/src/client.ts'
import { step } from '../bootstrap/progress.mjs'
import { onStopWish } from '../supervisor/stopSignals.ts'
import { createSupervisor, type Supervisor } from '../supervisor/supervisor.ts'
import { startDatabase } from './database.ts'
import { readEnvironment } from './environment.ts'
import { oneLine } from './failure.ts'

const STOP_DEADLINE_MS = 10_000

export interface Session {
  root: string
  config: Config
  supervisor: Supervisor
  /** From now on being stopped is the ordinary end, not one before the beginning. */
  setReady(): void
}

/**
 * Runs what starts Hearth for as long as it is wanted. Whatever ends it (Ctrl-C, a failure on the
 * way, a process that crashes), everything that was started is stopped in order before this one.
 */
export async function runSession(start: (session: Session) => Promise<void>): Promise<void> {
  const root = resolve(import.meta.dirname, '..', '..')
  let isReady = false
  const supervisor = createSupervisor({
    stopDeadlineMs: STOP_DEADLINE_MS,
    onCrash: ({ name, how }) => {
      console.error(`${name} stopped unexpectedly (${how}); stopping the rest.`)
      void end(1)
    },
    onRestart: ({ name, how }) => {
      console.error(`${name} stopped unexpectedly (${how}); it is started again.`)
    },
  })
  const end = async (exitCode: number) => {
    const failures = await supervisor.stop()
    for (const failure of failures) console.error(failure.message)
    process.exit(failures.length > 0 ? 1 : exitCode)
  }
  onStopWish(
    (exitCode) => {
      console.log('\nStopping …')
      void end(isReady ? 0 : exitCode)
    },
    () => supervisor.hurry(),
  )
  try {
    const config = readEnvironment(root)
    await start({ root, config, supervisor, setReady: () => (isReady = true) })
  } catch (error) {
    if (supervisor.isStopping()) return
    tell(error)
    await end(1)
  }
}

/** Starts the database, or takes the one that is given, and brings it to where Hearth can serve. */
export async function openDatabase({ root, config, supervisor }: Session): Promise<string> {
  const url = config.DATABASE_URL ?? (await embedded(root, config, supervisor))
  if (config.DATABASE_URL) console.log(`  ✓ Using the database ${databaseLabel(url)}`)
  await prepareDatabase(url, {
    demo: config.DEMO === 'on',
    demoAccounts: hasDemoAccounts(config),
    step,
  })
  return url
}

async function embedded(root: string, config: Config, supervisor: Supervisor): Promise<string> {
  const notes: string[] = []
  const { url } = await step('Starting PostgreSQL', async () => {
    const dataDir = resolve(root, config.HEARTH_DATA_DIR)
    const { url, location } = await startDatabase(dataDir, supervisor, (note) => notes.push(note))
    return { url, note: [...notes, `data in ${location}`].join('; ') }
  })
  return url
}

function tell(error: unknown): void {
  if (process.env.LOG_LEVEL === 'debug' && !(error instanceof ConfigError)) console.error(error)
  else console.error(`\n${oneLine(error)}`)
}
