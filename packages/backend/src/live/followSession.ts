import type { LiveEvent } from '@hearth/core/live/contract.ts'
import { PING_MS } from '@hearth/core/live/timing.ts'
import type { Actor } from '../account/data.ts'
import type { Context } from '../trpc.ts'
import { isSessionOpen } from './data.ts'

type Following = Pick<Context, 'db' | 'changes' | 'log'> & { actor: Actor }

/** What concerns somebody, for as long as their session holds: an ended one is noticed at the next look. */
export async function* followSession(
  { db, changes, log, actor }: Following,
  signal: AbortSignal,
  lookEveryMs: number = PING_MS,
): AsyncGenerator<LiveEvent, void> {
  const over = new AbortController()
  const look = async () => {
    try {
      if (!(await isSessionOpen(db, actor.sessionId))) over.abort()
    } catch (err) {
      log.warn({ err }, 'a session could not be looked at')
    }
  }
  const timer = setInterval(() => void look(), lookEveryMs)
  try {
    yield* changes.follow(actor.userId, AbortSignal.any([signal, over.signal]))
  } finally {
    clearInterval(timer)
  }
}
