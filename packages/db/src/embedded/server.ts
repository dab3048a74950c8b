import { type ChildProcess, spawn } from 'node:child_process'
import { closeSync, openSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Account, asAccount } from './account.ts'
import { type Binaries, programEnvironment } from './binaries.ts'
import type { Home } from './home.ts'
import { broken } from './initialise.ts'
import { type Postmaster, readPostmaster } from './postmaster.ts'

const SETTINGS = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  max_connections: '100',
  shared_buffers: '256MB',
  jit: 'off',
  max_parallel_workers_per_gather: '0',
  random_page_cost: '1.1',
  TimeZone: 'UTC',
  log_timezone: 'UTC',
}

/**
 * For tests alone: what was acknowledged is lost when the machine stops. Nothing is vacuumed in the
 * background: it would take time, and move rows, whenever it happens to come round.
 */
const NOT_DURABLE = {
  fsync: 'off',
  full_page_writes: 'off',
  synchronous_commit: 'off',
  autovacuum: 'off',
}

const READY_MS = 120_000
const POLL_MS = 20

/** Starts the server and waits until it accepts connections. */
export async function startServer(
  home: Home,
  binaries: Binaries,
  account: Account | null,
  durable: boolean,
): Promise<Postmaster> {
  const port = await freePort()
  const settings = { ...SETTINGS, ...(durable ? {} : NOT_DURABLE), port: String(port) }
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const log = openSync(home.log, 'w', 0o600)
  const child = spawn(binaries.postgres, ['-D', home.data, ...flags], {
    ...asAccount(account),
    cwd: home.data,
    env: programEnvironment(),
    // A process group of its own: Ctrl-C in the terminal must not reach the database before those
    // who still write to it.
    detached: true,
    stdio: ['ignore', log, log],
  })
  closeSync(log)
  child.unref()
  return waitUntilReady(child, home)
}

async function waitUntilReady(child: ChildProcess, home: Home): Promise<Postmaster> {
  let failure: unknown
  child.on('error', (error) => {
    failure = error
  })
  const deadline = performance.now() + READY_MS
  while (performance.now() < deadline) {
    if (failure) throw broken(home.data, String(failure), failure)
    if (child.exitCode !== null) throw broken(home.data, await lastComplaint(home.log))
    const postmaster = await readPostmaster(home.data)
    if (postmaster?.pid === child.pid && postmaster?.status === 'ready') return postmaster
    await sleep(POLL_MS)
  }
  child.kill('SIGQUIT')
  throw broken(home.data, `it was not ready within ${READY_MS / 1000} seconds (see ${home.log})`)
}

/** The reason that PostgreSQL gave last: the text of its last FATAL, PANIC or ERROR. */
async function lastComplaint(log: string): Promise<string> {
  const lines = (await readFile(log, 'utf8')).trim().split('\n')
  const complaint = lines.findLast((line) => /(FATAL|PANIC|ERROR): /.test(line)) ?? lines.at(-1)
  return complaint?.replace(/^.*?(FATAL|PANIC|ERROR): +/, '') || `see ${log}`
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.on('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}
