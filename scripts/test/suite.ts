import type { Supervisor } from '../supervisor/supervisor.ts'

/** How many checks of a suite came out how. */
export interface Counts {
  passed: number
  failed: number
  skipped: number
}

export interface Suite {
  /** Also what `npm test -- <name>` takes. */
  name: string
  title: string
  run(tools: Tools): Promise<Counts>
}

export interface Tools {
  /** The root of the repository. */
  root: string
  /** A folder for reports, thrown away afterwards. */
  scratch: string
  supervisor: Supervisor
}

export const PASSED: Counts = { passed: 1, failed: 0, skipped: 0 }
export const FAILED: Counts = { passed: 0, failed: 1, skipped: 0 }

export function sum(all: readonly Counts[]): Counts {
  return all.reduce(
    (total, counts) => ({
      passed: total.passed + counts.passed,
      failed: total.failed + counts.failed,
      skipped: total.skipped + counts.skipped,
    }),
    { passed: 0, failed: 0, skipped: 0 },
  )
}

/** "12 passed, 0 failed", and what was skipped if anything was. */
export function tally({ passed, failed, skipped }: Counts): string {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`
}
