import type { AgentId } from '@hearth/core/account/ids.ts'
import type { FileStatus } from '@hearth/core/file/contract.ts'
import { readFileStatuses } from '../file/data.ts'
import type { Handler, JobContext } from '../jobHandler.ts'
import { showMedia } from '../property/mutations.ts'
import { readListingOfRow } from './data.ts'
import { noteOnRow } from './report.ts'

/**
 * Shows the media of a row with its listing, once all of them are made over; fails while they are not, to be
 * done again later. What cannot be shown is noted. A later import with media for the same listing goes before.
 */
export const attachMedia: Handler<'import.attach'> = async (context, payload) => {
  const { importId, row, images, floorplan, epc } = payload
  const { db } = context
  const target = await readListingOfRow(db, importId, row)
  if (!target) return
  const ids = [...images, floorplan, epc].filter((id) => id !== null)
  const files = await madeOver(context, target.agentId, ids)
  for (const { refusal } of files.values()) {
    if (refusal === null) continue
    const message = `A file of this row was left out. ${refusal}`
    await noteOnRow(db, importId, row, { severity: 'note', column: null, message })
  }
  const urlOf = (id: string | null) => {
    const file = id === null ? undefined : files.get(id)
    return file?.state === 'ready' ? file.url : null
  }
  const media = {
    images: images.map(urlOf).filter((url) => url !== null),
    ...{ floorplanUrl: urlOf(floorplan), epcUrl: urlOf(epc) },
  }
  await db.drizzle.transaction((tx) =>
    showMedia(tx, target.agentId, target.agentRef, media, context),
  )
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
