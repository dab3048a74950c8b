import type { AgentId } from '@hearth/core/account/ids.ts'
import type { BlmRow } from '@hearth/core/import/blm/rowReader.ts'
import { referenceOf } from '@hearth/core/import/mapping/reference.ts'
import type { Database, Transaction } from '@hearth/db/client.ts'
import { lockSupplied, readSupplied } from '../property/data.ts'
import { type SuppliedListing, writeSupplied } from '../property/mutations.ts'
import type { Telling } from '../viewing/mutations.ts'
import { type Decision, decide, type Reading } from './decide.ts'
import { report } from './report.ts'

export interface Task extends Telling {
  db: Database
  importId: number
  agentId: AgentId
  isDry: boolean
  reading: Reading
}

/**
 * Does what some rows of a file ask for and reports it, all in one transaction: a worker that dies has done
 * both or neither. A row that the database does not take is refused by itself.
 */
export async function takeBatch(task: Task, rows: readonly BlmRow[]): Promise<void> {
  const { db, importId, agentId, isDry, reading } = task
  const refs = rows.map((row) => referenceOf(reading.columns, row)).filter((ref) => ref !== null)
  await db.drizzle.transaction(async (tx) => {
    const stored = await (isDry ? readSupplied : lockSupplied)(tx, agentId, refs)
    const decisions = rows.map((row) => {
      const ref = referenceOf(reading.columns, row)
      return decide(reading, row, (ref !== null && stored.get(ref)) || null)
    })
    if (!isDry) await storeChanges(tx, task, decisions)
    const reported = decisions.map(({ change: _, ...row }) => row)
    await report(tx, importId, reported, { rowsDone: rows.at(-1)?.nth ?? 0 })
  })
}

/** All at once and, when the database does not take them, one by one. */
async function storeChanges(
  tx: Transaction,
  task: Task,
  decisions: readonly Decision[],
): Promise<void> {
  const changing = decisions.filter(({ change }) => change !== null)
  const store = (some: readonly Decision[]) =>
    tx.transaction((part) => writeSupplied(part, task.agentId, some.map(changeOf), task))
  if (await isTaken(() => store(changing))) return
  for (const decision of changing) {
    if (await isTaken(() => store([decision]))) continue
    const message = 'This row could not be stored.'
    decision.findings.push({ severity: 'fault', column: null, message })
    decision.outcome = 'refused'
  }
}

function changeOf({ change }: Decision): SuppliedListing {
  if (!change) throw new Error('There is nothing to store')
  return change
}

/** False when the database refuses the data; whatever else fails is thrown. */
async function isTaken(store: () => Promise<void>): Promise<boolean> {
  try {
    await store()
    return true
  } catch (error) {
    const cause = error instanceof Error && error.cause ? error.cause : error
    // Classes 22 and 23: data that no column takes, and broken constraints.
    if (/^2[23]/.test(String((cause as { code?: unknown }).code ?? ''))) return false
    throw error
  }
}
