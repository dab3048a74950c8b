// pnpm import:blm: hands a file of listings over on the command line.
import { resolve } from 'node:path'
import { AppError } from '../../packages/core/src/error.ts'
import { readEnvironment } from '../start/environment.ts'
import { oneLine } from '../start/failure.ts'
import { readArguments, USAGE } from './arguments.ts'
import { findDatabase } from './database.ts'
import { handOver } from './handOver.ts'

const CANNOT_BE_READ = 2

const asked = readArguments(process.argv.slice(2), process.env.INIT_CWD ?? process.cwd())
if (!asked) {
  console.error(USAGE)
  process.exit(CANNOT_BE_READ)
}

const root = resolve(import.meta.dirname, '..', '..')
try {
  const config = readEnvironment(root)
  const database = await findDatabase(root, config)
  try {
    process.exitCode = await handOver(database.url, config, asked)
  } finally {
    await database.stop()
  }
} catch (error) {
  const reason = error instanceof AppError ? error.params.reason : undefined
  console.error(typeof reason === 'string' ? reason : oneLine(error))
  process.exitCode = CANNOT_BE_READ
}
// The channel to whoever started us would keep this process.
process.disconnect?.()
