import { execFile } from 'node:child_process'
import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** What a running server says about itself in `postmaster.pid`. */
export interface Postmaster {
  pid: number
  port: number
  /** `ready` once it accepts connections. */
  status: string
}

const LINES = { pid: 0, port: 3, status: 7 }

/** The server that runs on this data folder, if any; the file of one that was killed is removed. */
export async function findPostmaster(data: string): Promise<Postmaster | null> {
  const postmaster = await readPostmaster(data)
  if (!postmaster) return null
  if (await isServerOf(data, postmaster.pid)) return postmaster
  await rm(join(data, 'postmaster.pid'), { force: true })
  return null
}

export async function readPostmaster(data: string): Promise<Postmaster | null> {
  try {
    const lines = (await readFile(join(data, 'postmaster.pid'), 'utf8')).split('\n')
    const pid = Number(lines[LINES.pid])
    if (!Number.isInteger(pid) || pid <= 0) return null
    const port = Number(lines[LINES.port] ?? 0)
    return { pid, port, status: (lines[LINES.status] ?? 'starting').trim() }
  } catch {
    return null
  }
}

/**
 * After a restart of the machine the number may belong to any other program; in a container without an
 * init it may be that of a dead process which nobody buries, and which has no command line any more.
 */
async function isServerOf(data: string, pid: number): Promise<boolean> {
  if (!isAlive(pid)) return false
  const command = await commandOf(pid)
  return command === null || (command.includes('postgres') && command.includes(data))
}

/** Whether a process of that number exists. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

/** The command line of a process; null where the system does not tell. */
export async function commandOf(pid: number): Promise<string | null> {
  try {
    if (process.platform === 'win32') return null
    if (process.platform !== 'linux')
      return (await run('ps', ['-p', `${pid}`, '-o', 'args='])).stdout
    return (await readFile(`/proc/${pid}/cmdline`, 'utf8')).replaceAll('\0', ' ')
  } catch {
    return null
  }
}

const FAST_SHUTDOWN_MS = 30_000
const POLL_MS = 20

/** Fast shutdown: sessions end, everything acknowledged is kept. After 30 s the server is cut off. */
export async function stopPostmaster(data: string, pid: number, pgCtl: string): Promise<void> {
  if (process.platform === 'win32') {
    await run(pgCtl, ['stop', '-D', data, '-m', 'fast', '-w'])
    return
  }
  if (!signal(pid, 'SIGINT') || (await isGoneWithin(data, pid, FAST_SHUTDOWN_MS))) return
  signal(pid, 'SIGQUIT')
  await isGoneWithin(data, pid, FAST_SHUTDOWN_MS)
}

function signal(pid: number, name: NodeJS.Signals): boolean {
  try {
    return process.kill(pid, name)
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ESRCH') return false
    throw error
  }
}

async function isGoneWithin(data: string, pid: number, milliseconds: number): Promise<boolean> {
  const deadline = performance.now() + milliseconds
  while (performance.now() < deadline) {
    if (!(await isServerOf(data, pid))) return true
    await sleep(POLL_MS)
  }
  return false
}
