import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { createDatabase } from './client.ts'
import { isAlive, readPostmaster } from './embedded/postmaster.ts'
import { type EmbeddedPostgres, EmbeddedPostgresError, startEmbeddedPostgres } from './embedded.ts'

const EMBEDDED = fileURLToPath(new URL('./embedded.ts', import.meta.url))

let dataDir: string
const messages: string[] = []
const running: EmbeddedPostgres[] = []

// One data folder for all: making one takes longer than everything else here.
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'hearth-embedded-'))
})

afterEach(async () => {
  for (const server of running.splice(0)) await server.stop()
  messages.length = 0
})

afterAll(() => rm(dataDir, { recursive: true, force: true }))

async function start(): Promise<EmbeddedPostgres> {
  const server = await startEmbeddedPostgres({
    dataDir,
    log: (message) => messages.push(message),
    durable: false,
  })
  running.push(server)
  return server
}

async function query<T>(url: string, run: (db: ReturnType<typeof createDatabase>) => Promise<T>) {
  const db = createDatabase(url, { max: 1 })
  return run(db).finally(() => db.close())
}

const pidOf = async (server: EmbeddedPostgres) => (await readPostmaster(server.location))?.pid ?? 0

describe('the embedded PostgreSQL', () => {
  it('is made and started by one of two that start at once, and shared by the other', async () => {
    const [one, other] = await Promise.all([start(), start()])
    expect(one.url).toBe(other.url)
    // The folder was closed to all but its owner, who may be root, as whom PostgreSQL does not run.
    expect(one.location).toBe(join(dataDir, 'postgres'))
  })

  it('speaks UTF-8, sorts by code point and keeps its data through a restart', async () => {
    const first = await start()
    await query(first.url, async ({ sql }) => {
      const [row] = await sql`select pg_encoding_to_char(encoding) as encoding, datlocale as locale
        from pg_database where datname = current_database()`
      expect(row).toEqual({ encoding: 'UTF8', locale: 'C.UTF-8' })
      await sql`create table notes (text text)`
      await sql`insert into notes values ('Llŷn, £1,200 pcm')`
    })
    await first.stop()

    const second = await start()
    expect(second.location).toBe(first.location)
    const rows = await query(second.url, ({ sql }) => sql`select text from notes`)
    expect(rows).toEqual([{ text: 'Llŷn, £1,200 pcm' }])
  })

  it('asks for a password, which only its own user can read', async () => {
    const server = await start()
    const wrong = server.url.replace(/:[^:@]+@/, ':wrong@')
    await expect(query(wrong, ({ sql }) => sql`select 1`)).rejects.toThrow(/password/)
    const { mode } = await stat(join(server.location, 'hearth.password'))
    expect(mode & 0o077).toBe(0)
  })

  it('is shared by a second start in the same folder, whose stop does not stop it', async () => {
    const first = await start()
    const second = await start()
    expect(second.url).toBe(first.url)
    await second.stop()
    expect(await query(first.url, ({ sql }) => sql`select 1 as one`)).toEqual([{ one: 1 }])
  })

  it('leaves nothing running after its stop', async () => {
    const server = await start()
    const pid = await pidOf(server)
    await server.stop()
    await expect.poll(() => isAlive(pid)).toBe(false)
  })

  it('replaces a server whose owner was killed', async () => {
    const orphan = await startAndKillOwner()
    expect(isAlive(orphan)).toBe(true)
    const server = await start()
    expect(await pidOf(server)).not.toBe(orphan)
    expect(messages).toEqual([expect.stringContaining(String(orphan))])
    expect(await query(server.url, ({ sql }) => sql`select 1 as one`)).toEqual([{ one: 1 }])
  })

  it('starts after the server itself was killed', async () => {
    const first = await start()
    process.kill(await pidOf(first), 'SIGKILL')
    await expect.poll(async () => isAlive(await pidOf(first))).toBe(false)
    const second = await start()
    expect(await query(second.url, ({ sql }) => sql`select 1 as one`)).toEqual([{ one: 1 }])
  })
})

describe('a data folder that cannot be used', () => {
  it.each([
    ['in which nothing can be made', '/proc/hearth/data'],
    ['that is a file', EMBEDDED],
    ['within a file', join(EMBEDDED, 'data')],
  ])('fails at once when it is one %s', async (_, folder) => {
    const options = { dataDir: folder, log: () => undefined, durable: false }
    await expect(startEmbeddedPostgres(options)).rejects.toMatchObject({ syscall: 'mkdir' })
  })

  /** Starts with one of the folder's files hidden or replaced, and puts it back. */
  async function messageWithout(file: string, replacement?: string): Promise<string> {
    const { location, stop } = await start()
    await stop()
    const path = join(location, file)
    await rename(path, `${path}.hidden`)
    if (replacement !== undefined) await writeFile(path, replacement)
    const error: unknown = await start().catch((e: unknown) => e)
    await rename(`${path}.hidden`, path)
    expect(error).toBeInstanceOf(EmbeddedPostgresError)
    return error instanceof Error ? error.message : ''
  }

  it.each([
    ['PostgreSQL refuses it', join('global', 'pg_control'), undefined, 'pg_control'],
    ['it is something else', 'PG_VERSION', undefined, 'it holds no PostgreSQL database'],
    ['it is another version’s', 'PG_VERSION', '17\n', 'made by PostgreSQL 17, and this is 18'],
    ['its password is lost', 'hearth.password', undefined, 'its file hearth.password is missing'],
  ])('is named in one line when %s', async (_, file, replacement, reason) => {
    const message = await messageWithout(file, replacement)
    expect(message).toContain(reason)
    expect(message).toContain(join(dataDir, 'postgres'))
    expect(message).toContain('move it away to begin with an empty database')
    expect(message).not.toContain('\n')
  })
})

/** Starts a server from another process, kills that process, and returns the server's process number. */
async function startAndKillOwner(): Promise<number> {
  const script = `
    const { startEmbeddedPostgres } = await import(${JSON.stringify(EMBEDDED)})
    const { location } = await startEmbeddedPostgres({ dataDir: ${JSON.stringify(dataDir)}, log() {}, durable: false })
    process.stdout.write(location)
    setInterval(() => {}, 1000)`
  const owner = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [location] = await once(owner.stdout, 'data')
  owner.kill('SIGKILL')
  await once(owner, 'exit')
  return Number((await readFile(join(String(location), 'postmaster.pid'), 'utf8')).split('\n')[0])
}
