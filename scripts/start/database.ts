import { setTimeout as sleep } from 'node:timers/promises'
import { findPostmaster } from '../../packages/db/src/embedded/postmaster.ts'
import { startEmbeddedPostgres } from '../../packages/db/src/embedded.ts'
import type { Supervisor } from '../supervisor/supervisor.ts'
import { StartFailure } from './failure.ts'

const WATCH_EVERY_MS = 1000

export interface StartedDatabase {
  url: string
  /** The folder that holds the data. */
  location: string
}

/** Starts the embedded PostgreSQL, to be stopped after everything that is started from now on. */
export async function startDatabase(
  dataDir: string,
  supervisor: Supervisor,
  log: (message: string) => void,
): Promise<StartedDatabase> {
  const watch = new AbortController()
  const starting = startEmbeddedPostgres({ dataDir, log })
  // Owned from the first moment: stopped while it starts, it is let start and then stopped.
  supervisor.own({
    name: 'the database',
    stop: async () => {
      watch.abort()
      const [started] = await Promise.allSettled([starting])
      if (started.status === 'fulfilled') await started.value.stop()
    },
  })
  const { url, location } = await starting.catch((error: unknown) => {
    throw isOfFileSystem(error) ? unusable(dataDir, error) : error
  })
  void untilGone(location, watch.signal).then(() => {
    if (!watch.signal.aborted) supervisor.crashed({ name: 'The database', how: 'it is gone' })
  })
  return { url, location }
}

/** PostgreSQL runs apart from us, so that no signal of a terminal reaches it: we look for it. */
async function untilGone(location: string, signal: AbortSignal): Promise<void> {
  while (!signal.aborted && (await findPostmaster(location)) !== null) {
    // Nothing waits for the watch to end.
    await sleep(WATCH_EVERY_MS, undefined, { ref: false })
  }
}

function isOfFileSystem(error: unknown): error is NodeJS.ErrnoException {
  return error instanceof Error && 'syscall' in error && 'path' in error
}

function unusable(dataDir: string, error: NodeJS.ErrnoException): StartFailure {
  return new StartFailure(
    `The data folder ${dataDir} cannot be used (${error.message}). Set HEARTH_DATA_DIR to another.`,
  )
}
