import type { AgentId } from '@hearth/core/account/ids.ts'
import type { FileStatus } from '@hearth/core/file/contract.ts'
import { readFileStatuses } from '../file/data.ts'
import type { Handler, JobContext } from '../jobHandler.ts'
import { lockSupplied } from '../property/data.ts'
import { showMedia } from '../property/mutations.ts'
import { readListingOfRow } from './data.ts'
import { noteOnRow } from './report.ts'

const CHOSEN_SINCE =
  'Its pictures or documents were changed on Hearth after this file came: what is shown there stays. ' +
  'Import the file again to show those of the file.'

/**
 * Shows the media of a row with its listing, once all of them are made over; fails while they are not, to be
 * done again later. What cannot be shown is noted. A later import with media for the same listing goes before,
 * and so does what its agent has chosen since this was asked for.
 */
export const attachMedia: Handler<'import.attach'> = async (context, payload) => {
  const { importId, row, images, floorplan, epc, showing } = payload
  const { db } = context
  const target = await readListingOfRow(db.drizzle, importId, row)
  if (!target) return
  const ids = [...images, floorplan, epc].filter((id) => id !== null)
  const files = await madeOver(context, target.agentId, ids)
  for (const { refusal } of files.values()) {
    if (refusal === null) continue
    const message = `A file of this row was left out. ${refusal}`
    await noteOnRow(db.drizzle, importId, row, { severity: 'note', column: null, message })
  }
  const urlOf = (id: string | null) => {
    const file = id === null ? undefined : files.get(id)
    return file?.state === 'ready' ? file.url : null
  }
  const media = {
    images: images.map(urlOf).filter((url) => url !== null),
    ...{ floorplanUrl: urlOf(floorplan), epcUrl: urlOf(epc), showing },
  }
  await db.drizzle.transaction(async (tx) => {
    await lockSupplied(tx, target.agentId, [target.agentRef])
    // A later import may have come while we looked at the files.
    if (!(await readListingOfRow(tx, importId, row))) return
    if (await showMedia(tx, target.agentId, target.agentRef, media, context)) return
    await noteOnRow(tx, importId, row, { severity: 'note', column: null, message: CHOSEN_SINCE })
  })
}

/** Throws while some are not made over. It does not wait for them: others' pictures may be ready. */
async function madeOver(
  { db }: JobContext,
  agentId: AgentId,
  ids: readonly string[],
): Promise<Map<string, FileStatus>> {
  const files = await readFileStatuses(db, agentId, ids)
  if (files.some(({ state }) => state === 'received')) {
    throw new Error('Its pictures are still being made over')
  }
  return new Map(files.map((file) => [file.id, file]))
}
