import { NotYet } from '@hearth/adapters/queue/queues.ts'
import type { Handler } from '../jobHandler.ts'
import { isAfterAnother } from './data.ts'
import { runImport } from './run.ts'

const LOOK_AGAIN_MS = 3000

/** The imports of an agent are done in the order in which they were handed over; others need not wait for them. */
export const readImportFile: Handler<'import.run'> = async (context, { importId }) => {
  const isDone =
    !(await isAfterAnother(context.db, importId)) && (await runImport(context, importId))
  if (!isDone) throw new NotYet('Another file of this agent is being read', LOOK_AGAIN_MS)
}

export { attachMedia } from './attach.ts'
export { takeMedia } from './media.ts'
