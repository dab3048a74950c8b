import type { UserId } from '@hearth/core/account/ids.ts'
import type { CountedKind } from '@hearth/core/figure/contract.ts'
import { londonDay } from '@hearth/core/viewing/rules.ts'
import type { Database } from '@hearth/db/client.ts'
import type { Log } from '../log.ts'
import { addFigures } from './mutations.ts'
import { type Count, createTally } from './tally.ts'

/** What happened to some homes. */
export interface Happening {
  kind: CountedKind
  propertyIds: readonly number[]
  at: Date
  viewer: UserId | null
}

/** Counts what happens to homes. Whoever tells it waits for nothing. */
export interface FigureCollector {
  count(happening: Happening): void
  /** Stores what is not stored yet, and nothing by itself any more. */
  end(): Promise<void>
}

/** For processes in which nothing is counted. */
export const NO_FIGURES: FigureCollector = { count: () => undefined, end: async () => undefined }

const STORE_EVERY_MS = 5000

/**
 * Collects counts in memory and stores them every few seconds in one statement. What could not be stored
 * is tried again with what came since; a process that is killed loses those seconds.
 */
export function collectFigures(
  db: Pick<Database, 'sql'>,
  log: Log,
  storeEveryMs = STORE_EVERY_MS,
): FigureCollector {
  const tally = createTally()
  let storing: Promise<void> = Promise.resolve()

  const store = async () => {
    const counts = tally.take()
    try {
      await addFigures(db, counts)
    } catch (err) {
      const lost = counts.filter((count) => !tally.add(count)).length
      log.warn({ err, counts: counts.length, lost }, 'figures could not be stored yet')
    }
  }
  // One after the other: a slow database is not asked by several at once.
  const storeInTurn = () => {
    storing = storing.then(store)
    return storing
  }
  let isStoring = false
  const timer = setInterval(async () => {
    if (isStoring) return
    isStoring = true
    await storeInTurn()
    isStoring = false
  }, storeEveryMs)
  // Nothing that is left to count keeps a process alive.
  timer.unref()

  return {
    count({ kind, propertyIds, at, viewer }) {
      const day = londonDay(at)
      for (const propertyId of propertyIds) {
        const count: Count = { propertyId, day, viewer, kind, times: 1 }
        tally.add(count)
      }
    },
    async end() {
      clearInterval(timer)
      await storeInTurn()
    },
  }
}
