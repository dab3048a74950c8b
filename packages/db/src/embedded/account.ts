import { execFile, spawnSync } from 'node:child_process'
import { promisify } from 'node:util'
import { EmbeddedPostgresError } from './error.ts'

const run = promisify(execFile)

/** The system user that runs PostgreSQL; null: whoever runs Hearth. */
export interface Account {
  name: string
  uid: number
  gid: number
}

/** An existing `postgres` is what distributions bring; `hearth-db` is what we add where there is none. */
const EXISTING = ['hearth-db', 'postgres']
const CREATED = 'hearth-db'

/** PostgreSQL refuses to run as root: then an unprivileged user is found, or made. */
export async function chooseAccount(): Promise<Account | null> {
  if (process.getuid?.() !== 0) return null
  for (const name of EXISTING) {
    const account = await findAccount(name)
    if (account) return account
  }
  return createAccount()
}

async function findAccount(name: string): Promise<Account | null> {
  try {
    const [uid, gid] = await Promise.all([run('id', ['-u', name]), run('id', ['-g', name])])
    return { name, uid: Number(uid.stdout), gid: Number(gid.stdout) }
  } catch {
    return null
  }
}

async function createAccount(): Promise<Account> {
  const shell = ['--shell', '/usr/sbin/nologin', '--no-create-home']
  try {
    await run('useradd', ['--system', '--user-group', ...shell, CREATED])
    const account = await findAccount(CREATED)
    if (account) return account
  } catch (error) {
    throw new EmbeddedPostgresError(accountAdvice(), { cause: error })
  }
  throw new EmbeddedPostgresError(accountAdvice())
}

const accountAdvice = () =>
  `PostgreSQL does not run as root, and no user "${CREATED}" could be made for it: start Hearth as another user, or set DATABASE_URL`

/** The options that make a child process run as that user. */
export function asAccount(account: Account | null): { uid?: number; gid?: number } {
  return account ? { uid: account.uid, gid: account.gid } : {}
}

/** Whether the user can step into the folder: each folder above it may be closed, such as root's home. */
export function canEnter(folder: string, account: Account | null): boolean {
  if (!account) return true
  const options = { ...asAccount(account), cwd: '/', stdio: 'ignore' as const }
  return spawnSync('/bin/sh', ['-c', 'cd "$1"', 'sh', folder], options).status === 0
}
