import { NotYet } from '@hearth/adapters/queue/queues.ts'
import { readFileStatuses } from '../file/data.ts'
import type { Handler } from '../jobHandler.ts'
import { lockSupplied } from '../property/data.ts'
import { showMedia } from '../property/mutations.ts'
import { readListingOfRow } from './data.ts'
import { noteOnRow } from './report.ts'

const SHORTEST_PAUSE_MS = 3000
const LONGEST_PAUSE_MS = 15 * 60_000
const CHOSEN_SINCE =
  'Its pictures or documents were changed on Hearth after this file came: what is shown there stays. ' +
  'Import the file again to show those of the file.'

/**
 * Shows the media of a row with its listing, once all of them are made over; throws NotYet while they are not. What cannot be shown is noted. A later import with media for the same listing goes before,
 * and so does what its agent has chosen since this was asked for.
 */
export const attachMedia: Handler<'import.attach'> = async (context, payload) => {
  const { importId, row, images, floorplan, epc, showing } = payload
  const { db } = context
  const target = await readListingOfRow(db.drizzle, importId, row)
  if (!target) return
  const ids = [...images, floorplan, epc].filter((id) => id !== null)
  const files = await readFileStatuses(db, target.agentId, ids)
  // It does not wait for them: others' pictures may be ready.
  if (files.some(({ state }) => state === 'received')) {
    const waitedMs = Number(context.now) - Number(target.importedAt)
    throw new NotYet('Its pictures are still being made over', pauseAfter(waitedMs))
  }
  for (const { refusal } of files) {
    if (refusal === null) continue
    const message = `A file of this row was left out. ${refusal}`
    await noteOnRow(db.drizzle, importId, row, { severity: 'note', column: null, message })
  }
  const urlOf = (id: string | null) => {
    const file = files.find((each) => each.id === id)
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

/** As long as was waited already: soon after a small import, and seldom during a large one. */
const pauseAfter = (waitedMs: number) =>
  Math.min(LONGEST_PAUSE_MS, Math.max(SHORTEST_PAUSE_MS, waitedMs))
