import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { chown, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { type Account, asAccount } from './account.ts'
import { type Binaries, programEnvironment } from './binaries.ts'
import { EmbeddedPostgresError } from './error.ts'

const run = promisify(execFile)

export const SUPERUSER = 'hearth'
const MAJOR_VERSION = '18'
const PASSWORD_FILE = 'hearth.password'

// Without a named locale initdb makes a database that knows only ASCII; the built-in one is the same
// on every machine.
const INITDB_FLAGS = [
  '--encoding=UTF8',
  '--locale=C',
  '--locale-provider=builtin',
  '--builtin-locale=C.UTF-8',
  `--username=${SUPERUSER}`,
  '--auth=scram-sha-256',
]

/** Makes the data folder if it is not there yet, and returns the password of its superuser. */
export async function ensureInitialised(
  data: string,
  binaries: Binaries,
  account: Account | null,
): Promise<string> {
  if (!(await isPresent(data))) await initialise(data, binaries, account)
  return readPassword(data)
}

async function isPresent(data: string): Promise<boolean> {
  return existsSync(data) && (await readdir(data)).length > 0
}

/** Works in a folder beside and renames it at the end: a start that is broken off leaves nothing half made. */
async function initialise(data: string, binaries: Binaries, account: Account | null) {
  const fresh = `${data}.new-${randomBytes(4).toString('hex')}`
  const passwordFile = `${fresh}.password`
  try {
    await mkdir(fresh, { mode: 0o700 })
    await writeFile(passwordFile, randomBytes(24).toString('base64url'), { mode: 0o600 })
    if (account) await chown(fresh, account.uid, account.gid)
    if (account) await chown(passwordFile, account.uid, account.gid)
    const flags = [...INITDB_FLAGS, `--pgdata=${fresh}`, `--pwfile=${passwordFile}`]
    await run(binaries.initdb, flags, {
      ...asAccount(account),
      cwd: dirname(data),
      env: programEnvironment(),
    })
    await rename(passwordFile, join(fresh, PASSWORD_FILE))
    await rename(fresh, data)
  } catch (error) {
    await rm(fresh, { recursive: true, force: true })
    await rm(passwordFile, { force: true })
    // Another process may have made the same folder meanwhile; then that one is used.
    if (await isPresent(data)) return
    throw new EmbeddedPostgresError(
      `The embedded database could not be made in ${data}: ${lastLine(error)}`,
      { cause: error },
    )
  }
}

function lastLine(error: unknown): string {
  const text =
    error instanceof Error && 'stderr' in error && error.stderr ? error.stderr : String(error)
  return String(text).trim().split('\n').at(-1) ?? ''
}

async function readPassword(data: string): Promise<string> {
  const version = await readText(join(data, 'PG_VERSION'))
  if (version === null) throw broken(data, 'it holds no PostgreSQL database')
  if (version !== MAJOR_VERSION) {
    throw broken(data, `it was made by PostgreSQL ${version}, and this is ${MAJOR_VERSION}`)
  }
  const password = await readText(join(data, PASSWORD_FILE))
  if (!password) throw broken(data, `its file ${PASSWORD_FILE} is missing or cannot be read`)
  return password
}

async function readText(path: string): Promise<string | null> {
  try {
    return (await readFile(path, 'utf8')).trim()
  } catch {
    return null
  }
}

/** The one line for a data folder that PostgreSQL cannot use. */
export function broken(data: string, reason: string, cause?: unknown): EmbeddedPostgresError {
  return new EmbeddedPostgresError(
    `The embedded database in ${data} cannot start: ${reason}. Restore the folder from a backup, or move it away to begin with an empty database`,
    { cause },
  )
}
