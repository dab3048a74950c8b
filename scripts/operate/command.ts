import { resolve } from 'node:path'
import { settingsOf } from '../../apps/server/src/settings.ts'
import type { Settings } from '../../packages/backend/src/settings.ts'
import { AppError } from '../../packages/core/src/error.ts'
import { createDatabase, type Database } from '../../packages/db/src/client.ts'
import { findDatabase } from '../import/database.ts'
import { readEnvironment } from '../start/environment.ts'
import { oneLine } from '../start/failure.ts'

const FAILED = 1
const NOT_UNDERSTOOD = 2

export interface Opened {
  db: Database
  settings: Settings
}

/**
 * Runs a command of whoever operates Hearth on its database: the one that is set, else the embedded one, which
 * a running `npm start` shares. What fails is told in one line, and exits with 1.
 */
export async function runOnDatabase(work: (opened: Opened) => Promise<void>): Promise<void> {
  const root = resolve(import.meta.dirname, '..', '..')
  try {
    const config = readEnvironment(root)
    const database = await findDatabase(root, config)
    const db = createDatabase(database.url)
    try {
      await work({ db, settings: settingsOf(config) })
    } finally {
      await db.close()
      await database.stop()
    }
  } catch (error) {
    const reason = error instanceof AppError ? error.params.reason : undefined
    console.error(typeof reason === 'string' ? reason : oneLine(error))
    process.exitCode = FAILED
  }
  // The channel to whoever started us would keep this process.
  process.disconnect?.()
}

/** Tells how a command is written, and ends with 2. */
export function explain(usage: string): never {
  console.error(usage)
  process.exit(NOT_UNDERSTOOD)
}
