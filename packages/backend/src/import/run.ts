import { AppError } from '@hearth/core/error.ts'
import { Unreadable } from '@hearth/core/import/unreadable.ts'
import { unlessAnother } from './agentLock.ts'
import { readUnfinished } from './data.ts'
import { markFailed } from './mutations.ts'
import { type ImportContext, runFile } from './runFile.ts'

/**
 * Reads a file that an agent handed over and does what it says; a dry run only tells what it would do. One
 * import of an agent is done at a time. What was broken off is taken up behind the last row that is reported,
 * and ends the same. A file that cannot be read ends the import as failed, and so does a company that
 * nobody acts for any more. Answers false, having done nothing, while another import of the agent is being done,
 * or this one elsewhere.
 */
export async function runImport(context: ImportContext, importId: number): Promise<boolean> {
  const { db, now } = context
  const asked = await readUnfinished(db, importId)
  if (!asked) return true
  return unlessAnother(db, asked.agentId, async () => {
    // It may have been done meanwhile.
    const task = await readUnfinished(db, importId)
    if (!task) return
    try {
      await runFile(context, task)
    } catch (error) {
      const failure = failureOf(error)
      if (failure === undefined) throw error
      await markFailed(db, importId, failure, now)
    }
  })
}

/** What its agent is told when trying again leads nowhere; undefined for a fault. */
function failureOf(error: unknown): string | undefined {
  if (error instanceof Unreadable) return error.message
  if (error instanceof AppError && error.code === 'notAllowed') return String(error.params.reason)
  return undefined
}
