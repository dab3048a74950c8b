import { setTimeout as sleep } from 'node:timers/promises'
import { type Child, type ChildSpec, spawnChild } from './child.ts'

/** How a supervised process ended although nobody asked it to. */
interface Crash {
  name: string
  /** "exit code 1" or "signal SIGKILL". */
  how: string
}

export interface SupervisorOptions {
  /** How long each process may take to end by itself before it is killed. */
  stopDeadlineMs: number
  onCrash(crash: Crash): void
  /** Told before something that ended is started again. */
  onRestart?(crash: Crash): void
}

/** So long is waited before something is started again: what fails at once must not fail in a busy loop. */
const PAUSE_MS = 1000

/** Something to be stopped that is not a child of ours, such as a database started by a library. */
interface Owned {
  name: string
  stop(): Promise<void>
}

/** A list of running things: started one after the other, stopped in the opposite order. */
export interface Supervisor {
  /** Starts a process and resolves with what it says when it is ready. */
  start(spec: ChildSpec): Promise<unknown>
  /** Runs a process to its end and resolves with its exit code and what it printed. */
  run(spec: ChildSpec): Promise<{ code: number | null; output: string }>
  own(owned: Owned): void
  /** Reports the end of something owned that nobody asked to end. */
  crashed(crash: Crash): void
  /** Stops everything, the last started first. Resolves with what could not be stopped in order. */
  stop(): Promise<Error[]>
  isStopping(): boolean
  /** From now on nothing is waited for: what still runs is killed. */
  hurry(): void
}

export function createSupervisor(options: SupervisorOptions): Supervisor {
  const { stopDeadlineMs, onCrash, onRestart } = options
  const stack: Owned[] = []
  const hurry = new AbortController()
  let stopping: Promise<Error[]> | undefined

  const crashed = (crash: Crash) => {
    if (!stopping) onCrash(crash)
  }

  const add = (spec: ChildSpec): Child => {
    if (stopping) throw new Error(`${spec.name} was not started: everything is being stopped`)
    const child = spawnChild(spec)
    stack.push({ name: spec.name, stop: () => child.stop(stopDeadlineMs, hurry.signal) })
    return child
  }

  const start = async (spec: ChildSpec): Promise<unknown> => {
    const child = add(spec)
    const ready = spec.ready === 'at once' ? undefined : await child.ready
    void child.ended.then((how) => ended(spec, how))
    return ready
  }

  const ended = async (spec: ChildSpec, how: string) => {
    const crash = { name: spec.name, how }
    if (stopping || spec.whenEnded !== 'start again') return crashed(crash)
    onRestart?.(crash)
    await sleep(PAUSE_MS)
    if (stopping) return
    // What does not get ready a second time is broken, and no accident.
    await start(spec).catch(() => crashed(crash))
  }

  return {
    start,
    async run(spec) {
      const child = add(spec)
      await child.ended
      return { code: child.exitCode(), output: child.output() }
    },
    own: (owned) => void stack.push(owned),
    crashed,
    stop: () => {
      stopping ??= stopInReverse(stack)
      return stopping
    },
    isStopping: () => stopping !== undefined,
    hurry: () => hurry.abort(),
  }
}

async function stopInReverse(stack: Owned[]): Promise<Error[]> {
  const failures: Error[] = []
  for (const owned of stack.toReversed()) {
    try {
      await owned.stop()
    } catch (error) {
      // The others are stopped all the same.
      failures.push(new Error(`${owned.name} did not stop: ${String(error)}`, { cause: error }))
    }
  }
  return failures
}
