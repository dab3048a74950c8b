import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process'
import { once } from 'node:events'
import { finished } from 'node:stream/promises'

export interface ChildSpec {
  name: string
  command: string
  args: readonly string[]
  cwd?: string
  env?: NodeJS.ProcessEnv
  /** Whether its output is shown as it comes, or kept to be shown when it fails. */
  output: 'shown' | 'kept'
  /** How it shows that it is ready: by a message `{ ready }` unless this says at once. */
  ready?: 'at once'
  /** What follows when it ends although nobody asked it to: everything is stopped unless this says otherwise. */
  whenEnded?: 'start again'
}

export interface Child {
  /** Resolves with what it says in its message `{ ready }`; rejects when it ends before. */
  ready: Promise<unknown>
  /** Resolves with how it ended, as a person would say it. */
  ended: Promise<string>
  exitCode(): number | null
  output(): string
  /** Asks it to end, and kills it after the deadline or when hurried. */
  stop(deadlineMs: number, hurry: AbortSignal): Promise<void>
}

const ownGroup = process.platform !== 'win32'

/**
 * Starts a process in a group of its own, so that a terminal's Ctrl-C does not reach it past us and
 * whatever it starts itself can be ended with it. It has a channel to us, by which it learns when we
 * are gone without having been able to stop it.
 */
export function spawnChild(spec: ChildSpec): Child {
  const flow = spec.output === 'shown' ? 'inherit' : 'pipe'
  const options: SpawnOptions = { stdio: ['ignore', flow, flow, 'ipc'], detached: ownGroup }
  if (spec.cwd) options.cwd = spec.cwd
  if (spec.env) options.env = spec.env
  const child = spawn(spec.command, [...spec.args], options)

  let output = ''
  const keep = (chunk: Buffer) => {
    output += chunk.toString()
  }
  child.stdout?.on('data', keep)
  child.stderr?.on('data', keep)

  const ended = untilEnd(child)
  const ready = Promise.race([
    untilReady(child),
    ended.then((how) => {
      throw new Error(`${spec.name} stopped before it was ready (${how})`)
    }),
  ])
  // Only those who wait for readiness care that it never came.
  ready.catch(() => undefined)

  return {
    ready,
    ended,
    exitCode: () => child.exitCode,
    output: () => output,
    async stop(deadlineMs, hurry) {
      const deadline = setTimeout(() => killGroup(child), deadlineMs)
      hurry.addEventListener('abort', () => killGroup(child))
      if (hurry.aborted) killGroup(child)
      else child.kill('SIGTERM')
      await ended
      clearTimeout(deadline)
    },
  }
}

/** Other messages pass by: Node itself sends some when it watches files. */
function untilReady(child: ChildProcess): Promise<unknown> {
  return new Promise((resolve) => {
    child.on('message', (message) => {
      if (typeof message === 'object' && message !== null && 'ready' in message) {
        resolve(message.ready)
      }
    })
  })
}

/** Resolves once the process has ended, its output is read and nothing that it started is left. */
async function untilEnd(child: ChildProcess): Promise<string> {
  const outputRead = Promise.all(
    [child.stdout, child.stderr].map((stream) => stream && finished(stream)),
  )
  try {
    // Not "close", which never comes when one of the two has closed the channel.
    const [code, signal] = await once(child, 'exit')
    killGroup(child)
    await outputRead
    return signal ? `signal ${signal}` : `exit code ${code}`
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

/** Ends the process and whatever it has started; nothing happens when all of it is gone. */
function killGroup(child: ChildProcess): void {
  if (child.pid === undefined) return
  try {
    process.kill(ownGroup ? -child.pid : child.pid, 'SIGKILL')
  } catch (error) {
    // ESRCH: nothing is left. EPERM is how macOS says it of a group that has just ended.
    const code = error instanceof Error && 'code' in error ? error.code : undefined
    if (code !== 'ESRCH' && code !== 'EPERM') throw error
  }
}
