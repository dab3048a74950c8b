import type { Queues } from '@hearth/adapters/queue/queues.ts'
import type { Database } from '@hearth/db/client.ts'
import type { Log } from '../log.ts'
import { reclaimJobs, relayJobs } from './relay.ts'

const CHANNEL = 'hearth_jobs'

export interface RelayTiming {
  /** How often rows are looked for although nobody has called. */
  pollMs: number
  /** How often jobs are looked for that their queue may have lost. */
  reclaimMs: number
}

const TIMING: RelayTiming = { pollMs: 5000, reclaimMs: 60_000 }

export interface Relay {
  /** Resolves once nothing is being handed over any more. */
  stop(): Promise<void>
}

/** Hands jobs to their queues until it is stopped: at once when one is written, and every few seconds. */
export async function startRelay(
  db: Database,
  queues: Queues,
  log: Log,
  timing: RelayTiming = TIMING,
): Promise<Relay> {
  const bell = createBell()
  const listening = await db.sql.listen(CHANNEL, bell.ring)
  let isStopped = false
  let reclaimedAt = Number.NEGATIVE_INFINITY
  const pass = async () => {
    while (!isStopped && (await relayJobs(db, queues)) > 0);
    if (isStopped || performance.now() - reclaimedAt < timing.reclaimMs) return
    reclaimedAt = performance.now()
    const count = await reclaimJobs(db, queues)
    if (count === 0) return
    log.warn({ count }, 'jobs that the queue had lost are handed over again')
    bell.ring()
  }
  const loop = (async () => {
    while (!isStopped) {
      await pass().catch((err: unknown) => log.error({ err }, 'the relay failed; it tries again'))
      await bell.heard(timing.pollMs)
    }
  })()
  return {
    async stop() {
      isStopped = true
      bell.ring()
      await loop
      await listening.unlisten()
    },
  }
}

/** Something to wait for that may already have happened. */
function createBell() {
  let hasRung = false
  let wake: (() => void) | undefined
  return {
    ring: () => {
      hasRung = true
      wake?.()
    },
    async heard(atMostMs: number): Promise<void> {
      if (!hasRung) {
        const { promise, resolve } = Promise.withResolvers<void>()
        wake = resolve
        const timer = setTimeout(resolve, atMostMs)
        await promise
        clearTimeout(timer)
      }
      wake = undefined
      hasRung = false
    },
  }
}
