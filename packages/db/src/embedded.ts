import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import postgres from 'postgres'
import { type Account, chooseAccount } from './embedded/account.ts'
import { type Binaries, findBinaries } from './embedded/binaries.ts'
import { findHome, type Home, SHARED_BINARIES } from './embedded/home.ts'
import { broken, ensureInitialised, SUPERUSER } from './embedded/initialise.ts'
import {
  commandOf,
  findPostmaster,
  isAlive,
  type Postmaster,
  stopPostmaster,
} from './embedded/postmaster.ts'
import { startServer } from './embedded/server.ts'

export { EmbeddedPostgresError } from './embedded/error.ts'

export interface EmbeddedPostgresOptions {
  /** Hearth's data folder; the database goes to `postgres` in it, or where `location` says. */
  dataDir: string
  /** Is told, in a sentence, about whatever takes time or is out of the ordinary. */
  log: (message: string) => void
  /** False gives up safety against a crash of the machine for speed: for tests alone. */
  durable?: boolean
}

export interface EmbeddedPostgres {
  /** Address of the database `hearth`, with its password. */
  url: string
  /** The folder that holds the data; not under `dataDir` when PostgreSQL's user cannot enter that. */
  location: string
  /** Stops the server, keeping everything that was acknowledged. Call it last. */
  stop(): Promise<void>
}

const DATABASE = 'hearth'
const OWNER_FILE = 'hearth.owner'

/**
 * Starts PostgreSQL 18 from npm on 127.0.0.1 at a free port, making the data folder the first time.
 * A server that another running Hearth started is shared; one that an earlier Hearth left behind is
 * stopped first. Throws EmbeddedPostgresError when the data folder or this machine does not allow it.
 */
export async function startEmbeddedPostgres(
  options: EmbeddedPostgresOptions,
): Promise<EmbeddedPostgres> {
  const account = await chooseAccount()
  const home = await findHome(options.dataDir, account)
  const binaries = await findBinaries(account, SHARED_BINARIES)
  const password = await ensureInitialised(home.data, binaries, account)
  const { port, stop } = await shareOrStart(home, binaries, account, options)
  const url = `postgres://${SUPERUSER}:${password}@127.0.0.1:${port}/${DATABASE}`
  try {
    await ensureDatabase(url, home.data)
  } catch (error) {
    await stop()
    throw error
  }
  return { url, location: home.data, stop }
}

interface Running {
  port: number
  stop(): Promise<void>
}

async function shareOrStart(
  home: Home,
  binaries: Binaries,
  account: Account | null,
  options: EmbeddedPostgresOptions,
): Promise<Running> {
  const shared = await shareOrClear(home, binaries, options.log)
  if (shared) return shared
  // Before the server is there to be found: nobody may take it for an orphan meanwhile.
  await claim(home.data)
  try {
    const { pid, port } = await startServer(home, binaries, account, options.durable ?? true)
    await claim(home.data)
    return { port, stop: () => stopPostmaster(home.data, pid, binaries.pgCtl) }
  } catch (error) {
    // Two that start at once: PostgreSQL lets one of them have the folder, the other shares it.
    const winner = await shareOrClear(home, binaries, options.log)
    if (winner) return winner
    throw error
  }
}

/** A server of a living Hearth is shared, and stays when the sharer stops. An orphan is stopped. */
async function shareOrClear(
  home: Home,
  binaries: Binaries,
  log: (message: string) => void,
): Promise<Running | null> {
  const running = await findPostmaster(home.data)
  if (!running) return null
  if (await isOwned(home.data)) {
    const ready = await waitForReady(home.data)
    if (ready) {
      log(`Sharing the database of the Hearth that is running already (process ${ready.pid})`)
      return { port: ready.port, stop: async () => undefined }
    }
  }
  log(`Stopping the database server that an earlier run left behind (process ${running.pid})`)
  await stopPostmaster(home.data, running.pid, binaries.pgCtl)
  return null
}

const claim = (data: string) => writeFile(join(data, OWNER_FILE), String(process.pid))

async function isOwned(data: string): Promise<boolean> {
  const owner = Number(await readFile(join(data, OWNER_FILE), 'utf8').catch(() => ''))
  if (!owner || !isAlive(owner)) return false
  const command = await commandOf(owner)
  return command === null || command.includes('node')
}

/** Another's server that starts or stops at this moment: null when it turned out to stop. */
async function waitForReady(data: string): Promise<Postmaster | null> {
  for (;;) {
    const postmaster = await findPostmaster(data)
    if (!postmaster || postmaster.status === 'stopping') return null
    if (postmaster.status === 'ready') return postmaster
    await sleep(50)
  }
}

async function ensureDatabase(url: string, data: string): Promise<void> {
  const admin = new URL(url)
  admin.pathname = '/postgres'
  const sql = postgres(admin.href, { max: 1, onnotice: () => undefined })
  try {
    const found = await sql`select 1 from pg_database where datname = ${DATABASE}`
    if (found.length === 0) await sql`create database ${sql(DATABASE)}`
  } catch (error) {
    if (error instanceof postgres.PostgresError && MADE_MEANWHILE.has(error.code)) return
    throw broken(data, error instanceof Error ? error.message : String(error), error)
  } finally {
    await sql.end({ timeout: 5 })
  }
}

/** Duplicate database, and the unique violation when both were creating it at the same instant. */
const MADE_MEANWHILE = new Set(['42P04', '23505'])
