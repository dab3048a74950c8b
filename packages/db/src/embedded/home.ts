import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { chmod, chown, mkdir, readFile, stat, writeFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { type Account, canEnter } from './account.ts'
import { EmbeddedPostgresError } from './error.ts'

/** Where folders go that must not stand under a closed one. */
const OUTSIDE = process.platform === 'linux' ? '/var/lib' : '/usr/local/var'

/** Copies of the programs, for every clone on this machine. */
export const SHARED_BINARIES = join(OUTSIDE, 'hearth-binaries')

/** The folders of one embedded database. */
export interface Home {
  /** PostgreSQL's own data folder. */
  data: string
  log: string
}

/**
 * The data folder is `<dataDir>/postgres`. When the database's user cannot enter that, it is a folder
 * outside, which `<dataDir>/postgres.location` remembers; removing `dataDir` then starts afresh.
 */
export async function findHome(dataDir: string, account: Account | null): Promise<Home> {
  const folder = resolve(dataDir)
  await makeFolder(folder)
  const pointer = join(folder, 'postgres.location')
  if (existsSync(pointer)) return homeIn(await readPointer(pointer, account))
  if (canEnter(folder, account) || (await admit(folder, account))) return homeIn(folder)
  return homeIn(await makeOutside(pointer, folder, account))
}

/** Throws the system's own error, which names the folder. */
async function makeFolder(folder: string): Promise<void> {
  let topmost = folder
  while (!existsSync(dirname(topmost))) topmost = dirname(topmost)
  // By itself: where a folder is there and nothing can be made in it, as in /proc, "recursive" never ends.
  await mkdir(topmost).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error
  })
  await mkdir(folder, { recursive: true })
}

/** Lets the account into a data folder that is closed to all but its owner, as temporary ones are. */
async function admit(folder: string, account: Account | null): Promise<boolean> {
  if (!account || !canEnter(dirname(folder), account)) return false
  const { uid, mode } = await stat(folder)
  // Another Hearth that starts at the same moment may just have let it in.
  if ((mode & GROUP_PERMISSIONS) !== 0) return canEnter(folder, account)
  await chown(folder, uid, account.gid)
  await chmod(folder, (mode & 0o7777) | GROUP_MAY_ENTER)
  return canEnter(folder, account)
}

const GROUP_PERMISSIONS = 0o070
const GROUP_MAY_ENTER = 0o010

const homeIn = (folder: string): Home => ({
  data: join(folder, 'postgres'),
  log: join(folder, 'postgres.log'),
})

async function readPointer(pointer: string, account: Account | null): Promise<string> {
  const folder = (await readFile(pointer, 'utf8')).trim()
  if (existsSync(folder) && (account !== null || existsSync(join(folder, 'postgres'))))
    return folder
  throw new EmbeddedPostgresError(
    `The embedded database is in ${folder} (says ${pointer}), which cannot be opened: start Hearth as root again, or remove that file to begin with an empty database`,
  )
}

async function makeOutside(pointer: string, folder: string, account: Account | null) {
  const outside = join(OUTSIDE, `hearth-${randomBytes(4).toString('hex')}`)
  if (existsSync(join(folder, 'postgres'))) {
    throw new EmbeddedPostgresError(
      `The user "${account?.name}" cannot enter ${folder}, where the embedded database is: open the folders above it (chmod o+x), or start Hearth as the user who did before`,
    )
  }
  try {
    await mkdir(outside, { recursive: true, mode: 0o755 })
    if (account) await chown(outside, account.uid, account.gid)
    await writeFile(pointer, `${outside}\n`)
  } catch (error) {
    throw new EmbeddedPostgresError(
      `The user "${account?.name}" cannot enter ${folder}, and ${outside} cannot be made: set HEARTH_DATA_DIR to a folder that it can enter, or set DATABASE_URL`,
      { cause: error },
    )
  }
  return outside
}
