/** One queue: what is in it has one name and is treated alike. Durations are milliseconds. */
export interface QueueDefinition {
  name: string
  attempts: number
  /** The pause after the first failure; each further one is twice as long. */
  backoffMs: number
  /** How many at a time in one process. */
  concurrency: number
  /** A cron pattern in Europe/London: the queue then fills itself, with jobs that carry `{}`. */
  schedule?: string
  /** How many may begin in a minute, over all processes. */
  ratePerMinute?: number
}

/** One attempt at one job. */
export interface Attempt {
  queue: string
  data: unknown
  /** 1 for the first. */
  nth: number
  /** Whether a failure of this one is final. */
  isLast: boolean
}

/** `alive`: it waits, runs or pauses. `ended`: it is done or given up, and still known. `gone`: nothing is known of it. */
export type QueuedState = 'alive' | 'ended' | 'gone'

/** A set of job queues. Nothing but the queue system knows what waits; a job may come twice. */
export interface Queues {
  /** Adds a job under an id of the caller's; adding one that is there changes nothing. Resolves once it is kept. */
  add(queue: string, id: string, data: unknown): Promise<void>
  state(queue: string, id: string): Promise<QueuedState>
  /** Makes the queue forget a job that has ended, so that its id can be added again. */
  forget(queue: string, id: string): Promise<void>
  /** Begins to take jobs, and sets the schedules. What `attempt` throws fails the attempt. */
  start(attempt: (attempt: Attempt) => Promise<void>): Promise<void>
  /** Throws when the queue system does not answer. */
  ping(): Promise<void>
  /** Takes no more jobs, waits for those that run, and disconnects. */
  close(): Promise<void>
}

/** Thrown by an attempt that no further attempt can better: the job fails at once. */
export class PermanentFailure extends Error {
  override readonly name = 'PermanentFailure'
}

/** Thrown by an attempt that has to wait for something else: it counts as none, and is made again after a pause. */
export class NotYet extends Error {
  override readonly name = 'NotYet'
  readonly pauseMs: number

  constructor(reason: string, pauseMs: number) {
    super(reason)
    this.pauseMs = pauseMs
  }
}
