import type { AgentId } from '@hearth/core/account/ids.ts'
import { AppError } from '@hearth/core/error.ts'
import type { FileFolder, FileStatus } from '@hearth/core/file/contract.ts'
import type { BlmRow } from '@hearth/core/import/blm/rowReader.ts'
import { mediaOf } from '@hearth/core/import/mapping/mapRow.ts'
import type { NamedFile, NamedMedia } from '@hearth/core/import/mapping/media.ts'
import { referenceOf } from '@hearth/core/import/mapping/reference.ts'
import { Unreadable } from '@hearth/core/import/unreadable.ts'
import type { ListingInput } from '@hearth/core/property/listingContract.ts'
import { readFilesByName } from '../file/data.ts'
import { receiveFile } from '../file/mutations.ts'
import { addJob } from '../job/mutations.ts'
import type { Handler, JobContext } from '../jobHandler.ts'
import { readSupplied } from '../property/data.ts'
import { type DoneImport, readDone, readRefusedRows } from './data.ts'
import { noteOnRow } from './report.ts'
import { type ImportSource, openSource } from './source.ts'
import { batchesOf, survey } from './survey.ts'
import type { ZipMedia } from './zip.ts'

const BATCH = 50

interface Taking {
  context: JobContext
  asked: DoneImport
  media: ZipMedia
}

/** What of the media of a row is stored. */
interface Taken {
  images: FileStatus[]
  floorplan: FileStatus | null
  epc: FileStatus | null
}

/**
 * Stores the media that came with an import like uploads, the same file once, and has them shown as soon as
 * they are made over. A file that is not in the ZIP but came before by its name is taken from there.
 */
export const takeMedia: Handler<'import.media'> = async (context, { importId }) => {
  const asked = await readDone(context.db, importId)
  if (!asked) return
  const source = await openSource(context.storage, asked).catch((error: unknown) => {
    if (error instanceof Unreadable) return null
    throw error
  })
  if (!source) return
  try {
    if (source.media) await takeAll({ context, asked, media: source.media }, source)
  } finally {
    await source.close()
  }
}

async function takeAll(taking: Taking, source: ImportSource): Promise<void> {
  const { columns } = (await survey(source)).head
  const { context, asked } = taking
  for await (const rows of batchesOf(source, BATCH)) {
    const refused = await readRefusedRows(
      context.db,
      asked.id,
      rows[0]?.nth ?? 0,
      rows.at(-1)?.nth ?? 0,
    )
    const taken = rows.filter(({ nth }) => !refused.has(nth))
    const refs = taken.map((row) => referenceOf(columns, row)).filter((ref) => ref !== null)
    const stored = await readSupplied(context.db.drizzle, asked.agentId, refs)
    for (const row of taken) {
      const listed = stored.get(referenceOf(columns, row) ?? '')
      if (listed && !listed.isWithdrawn)
        await takeOfRow(taking, row, mediaOf(columns, row), listed.listing)
    }
  }
}

async function takeOfRow(
  taking: Taking,
  row: BlmRow,
  named: NamedMedia,
  listing: ListingInput,
): Promise<void> {
  const { context, asked } = taking
  const images = []
  for (const file of named.images) images.push(await take(taking, row, 'images', file))
  const taken: Taken = {
    images: images.filter((file) => file !== null),
    floorplan: named.floorplan && (await take(taking, row, 'floorplan', named.floorplan)),
    epc: named.epc && (await take(taking, row, 'epc', named.epc)),
  }
  if (isShown(taken, listing)) return
  const payload = {
    ...{ importId: asked.id, row: row.nth, images: taken.images.map(({ id }) => id) },
    ...{ floorplan: taken.floorplan?.id ?? null, epc: taken.epc?.id ?? null },
  }
  const key = `import/${asked.id}/${row.nth}`
  await context.db.drizzle.transaction((tx) => addJob(tx, 'import.attach', payload, { key }))
}

/** A file of a row, stored; null, with a note, for one that cannot be. */
async function take(
  { context, asked, media }: Taking,
  { nth }: BlmRow,
  folder: FileFolder,
  { column, name }: NamedFile,
): Promise<FileStatus | null> {
  const { agentId, id } = asked
  if (!media.has(name)) return knownBefore(context, agentId, folder, name)
  try {
    return await receiveFile(context, { agentId, folder, name, body: media.read(name) })
  } catch (error) {
    const reason = refusalOf(error)
    if (reason === null) throw error
    const message = `The file “${name}” was left out. ${reason}`
    await noteOnRow(context.db, id, nth, { severity: 'note', column, message })
    return null
  }
}

async function knownBefore(
  { db }: JobContext,
  agentId: AgentId,
  folder: FileFolder,
  name: string,
): Promise<FileStatus | null> {
  return (await readFilesByName(db, agentId, folder, [name])).get(name) ?? null
}

function refusalOf(error: unknown): string | null {
  if (error instanceof Unreadable) return error.message
  if (!(error instanceof AppError) || error.code !== 'fileRefused') return null
  return String(error.params.reason ?? '')
}

/** Whether the listing has all of it already. What a row does not name stays as it is. */
function isShown({ images, floorplan, epc }: Taken, listing: ListingInput): boolean {
  const isSame =
    images.length === 0 ||
    (images.length === listing.images.length &&
      images.every(({ url, state }, nth) => state === 'ready' && url === listing.images[nth]))
  const hasFloorplan = floorplan === null || floorplan.url === listing.floorplanUrl
  return isSame && hasFloorplan && (epc === null || epc.url === listing.epcUrl)
}
