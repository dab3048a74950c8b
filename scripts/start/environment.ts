import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { type Config, readConfig } from '../../packages/config/src/config.ts'

/** The settings of this start: the environment, and what `.env` adds to it. */
export function readEnvironment(root: string): Config {
  const file = join(root, '.env')
  if (existsSync(file)) process.loadEnvFile(file)
  return readConfig(process.env)
}

/** What the server gets: everything we got, and what the steps before have found out. */
export function serverEnvironment(databaseUrl: string): NodeJS.ProcessEnv {
  return {
    ...process.env,
    DATABASE_URL: databaseUrl,
    // The address should stay in sight; whoever wants every request sets the level.
    LOG_LEVEL: process.env.LOG_LEVEL || 'warn',
  }
}
