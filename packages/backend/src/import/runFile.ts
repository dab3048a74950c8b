import type { RowFinding } from '@hearth/core/import/contract.ts'
import { findingsOfColumns } from '@hearth/core/import/mapping/columns.ts'
import { referenceOf } from '@hearth/core/import/mapping/reference.ts'
import { londonDay } from '@hearth/core/viewing/rules.ts'
import type { JobContext } from '../jobHandler.ts'
import type { Telling } from '../viewing/mutations.ts'
import { readBrought } from './brought.ts'
import type { UnfinishedImport } from './data.ts'
import { noteSeen, type Reading } from './decide.ts'
import { finish } from './finish.ts'
import { markRunning } from './mutations.ts'
import { type ImportSource, openSource } from './source.ts'
import { batchesOf, survey } from './survey.ts'
import { type Task, takeBatch } from './takeBatch.ts'
import { wholenessOf } from './wholeness.ts'

/** What an import is done with. */
export type ImportContext = Pick<JobContext, 'db' | 'storage' | 'now'> & Telling

/** Rows of one transaction, and of one statement. */
const BATCH = 250

/** Reads a file to its end, and then does what it says, row by row. Throws Unreadable. */
export async function runFile(
  { db, storage, settings, now }: ImportContext,
  asked: UnfinishedImport,
): Promise<void> {
  const { id: importId, agentId, mode, withdrawsMissing } = asked
  const source = await openSource(storage, asked)
  try {
    const found = await survey(source)
    await markRunning(db, importId, found.rows)
    const { columns } = found.head
    const reading: Reading = {
      ...{ columns, day: londonDay(now), seen: new Map<string, number>() },
      ofColumns: [...findingsOfColumns(found.head), ...cameAlone(columns, source)],
      ...{ media: source.media, brought: new Map() },
    }
    const task = { db, importId, agentId, isDry: mode === 'dryRun', reading, settings, now }
    await takeRows(task, asked.rowsDone, source)
    const wholeness = wholenessOf(found, withdrawsMissing)
    await finish(task, { wholeness, withdrawsMissing, rows: found.rows })
  } finally {
    await source.close()
  }
}

function cameAlone(columns: readonly string[], { media }: ImportSource): RowFinding[] {
  const column = columns.find((name) => name.startsWith('MEDIA_IMAGE_'))
  if (column === undefined || media !== null) return []
  const message =
    'The file came without its media: pictures stay as they are. Hand over both in one ZIP to change them.'
  return [{ severity: 'note', column, message }]
}

/** Takes up behind the rows that are done. */
async function takeRows(task: Task, rowsDone: number, source: ImportSource): Promise<void> {
  const { reading, db, agentId } = task
  for await (const batch of batchesOf(source, BATCH)) {
    for (const row of batch.filter(({ nth }) => nth <= rowsDone)) noteSeen(reading, row)
    const rows = batch.filter(({ nth }) => nth > rowsDone)
    if (rows.length === 0) continue
    if (reading.media) {
      const refs = rows.map((row) => referenceOf(reading.columns, row))
      reading.brought = await readBrought(
        db,
        agentId,
        refs.filter((ref) => ref !== null),
      )
    }
    await takeBatch(task, rows)
  }
}
