import { addJob } from '../job/mutations.ts'
import { readReferences } from '../property/data.ts'
import { withdrawSupplied } from '../property/mutations.ts'
import { report } from './report.ts'
import type { Task } from './takeBatch.ts'
import type { Wholeness } from './wholeness.ts'

interface Ending {
  wholeness: Wholeness
  withdrawsMissing: boolean
  rows: number
}

/**
 * Ends an import: withdraws what the file lacks if that was asked for and the file is whole, says what is to
 * be said of the file, and has its media taken in. All of it in one transaction.
 */
export async function finish(
  task: Task,
  { wholeness, withdrawsMissing, rows }: Ending,
): Promise<void> {
  const { db, importId, agentId, isDry, reading, now } = task
  await db.drizzle.transaction(async (tx) => {
    const mayWithdraw = withdrawsMissing && wholeness.mayWithdraw
    const listed = mayWithdraw ? await readReferences(tx, agentId) : []
    const missing = listed.filter((ref) => !reading.seen.has(ref))
    if (!isDry && missing.length > 0) await withdrawSupplied(tx, agentId, missing, task)
    const ofFile = wholeness.findings.length > 0 ? [fileRow(wholeness)] : []
    const withdrawn = missing.map((agentRef) => ({
      ...{ line: null, agentRef, findings: [] },
      outcome: 'withdrawn' as const,
    }))
    const reported = [...ofFile, ...withdrawn].map((row, nth) => ({ ...row, row: rows + 1 + nth }))
    await report(tx, importId, reported, { state: 'done', finishedAt: now })
    if (!isDry && reading.media) await addJob(tx, 'import.media', { importId })
  })
}

/** What is said of the file as a whole stands in a row of its own, behind those of the file. */
function fileRow({ findings }: Wholeness) {
  const isFault = findings.some(({ severity }) => severity === 'fault')
  return {
    line: null,
    agentRef: null,
    findings,
    outcome: isFault ? 'refused' : 'unchanged',
  } as const
}
