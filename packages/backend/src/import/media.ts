import type { FileFolder, FileStatus } from '@hearth/core/file/contract.ts'
import type { BlmRow } from '@hearth/core/import/blm/rowReader.ts'
import type { BroughtFile } from '@hearth/core/import/contract.ts'
import { mediaOf } from '@hearth/core/import/mapping/mapRow.ts'
import { filesOf } from '@hearth/core/import/mapping/media.ts'
import { referenceOf } from '@hearth/core/import/mapping/reference.ts'
import { Unreadable } from '@hearth/core/import/unreadable.ts'
import type { ListingInput } from '@hearth/core/property/listingContract.ts'
import { addJob } from '../job/mutations.ts'
import type { Handler, JobContext } from '../jobHandler.ts'
import { lockSupplied, mediaVersionOf, readSupplied } from '../property/data.ts'
import { broughtKey, readBrought, rememberBrought } from './brought.ts'
import { type DoneImport, readDone, readRefusedRows } from './data.ts'
import { noteOnFile, noteOnRow } from './report.ts'
import { type ImportSource, openSource } from './source.ts'
import { createMediaStore, type MediaStore } from './storeMedia.ts'
import { batchesOf, survey } from './survey.ts'
import type { ZipMedia } from './zip.ts'

const BATCH = 50

interface Taking {
  context: JobContext
  asked: DoneImport
  media: ZipMedia
  store: MediaStore
}

/** A row whose listing is on the market. */
interface ListedRow {
  row: BlmRow
  ref: string
  /** What came with it before, by broughtKey. */
  before: ReadonlyMap<string, FileStatus> | undefined
}

type TakenFile = BroughtFile & { file: FileStatus }

/**
 * Stores the media that came with an import like uploads, the same file once, and has them shown as soon as
 * they are made over. A file that is not in the ZIP but came before for the same listing is taken from there.
 */
export const takeMedia: Handler<'import.media'> = async (context, { importId }) => {
  const asked = await readDone(context.db, importId)
  if (!asked) return
  const source = await openSource(context.storage, asked).catch(async (error: unknown) => {
    if (!(error instanceof Unreadable)) throw error
    await noteOnFile(context.db, importId, `Its pictures were not taken in. ${error.message}`)
    return null
  })
  if (!source) return
  try {
    const { media } = source
    if (!media) return
    const store = createMediaStore(context, asked.agentId, media)
    await takeAll({ context, asked, media, store }, source)
  } finally {
    await source.close()
  }
}

async function takeAll(taking: Taking, source: ImportSource): Promise<void> {
  const { columns } = (await survey(source)).head
  for await (const rows of batchesOf(source, BATCH)) {
    for (const each of await listedOf(taking, columns, rows)) await takeOfRow(taking, columns, each)
  }
}

async function listedOf(
  { context: { db }, asked: { id, agentId } }: Taking,
  columns: readonly string[],
  rows: readonly BlmRow[],
): Promise<ListedRow[]> {
  const refused = await readRefusedRows(db, id, rows[0]?.nth ?? 0, rows.at(-1)?.nth ?? 0)
  const taken = rows.flatMap((row) => {
    const ref = referenceOf(columns, row)
    return ref === null || refused.has(row.nth) ? [] : [{ row, ref }]
  })
  const refs = taken.map(({ ref }) => ref)
  const stored = await readSupplied(db.drizzle, agentId, refs)
  const brought = await readBrought(db, agentId, refs)
  return taken.flatMap(({ row, ref }) => {
    const listed = stored.get(ref)
    if (!listed || listed.isWithdrawn) return []
    return [{ row, ref, before: brought.get(ref) }]
  })
}

async function takeOfRow(
  taking: Taking,
  columns: readonly string[],
  { row, ref, before }: ListedRow,
): Promise<void> {
  const taken: TakenFile[] = []
  for (const named of filesOf(mediaOf(columns, row))) {
    const { folder, path } = named
    const file = await take(taking, row, named, before)
    if (file) taken.push({ folder, path, fileId: file.id, file })
  }
  if (taken.length === 0) return
  await showLater(taking, row, ref, taken)
}

type Named = ReturnType<typeof filesOf>[number]

/** A file of a row, stored; null for one that cannot be: with a note, unless the report tells already. */
async function take(
  { context, asked, media, store }: Taking,
  { nth }: BlmRow,
  { folder, column, path }: Named,
  before: ListedRow['before'],
): Promise<FileStatus | null> {
  const [fileName, ...others] = media.meant(path)
  if (fileName === undefined) return before?.get(broughtKey(folder, path)) ?? null
  if (others.length > 0) return null
  const stored = await store(folder, fileName)
  if ('file' in stored) return stored.file
  const message = `The file “${path}” was left out. ${stored.refusal}`
  await noteOnRow(context.db.drizzle, asked.id, nth, {
    severity: 'note',
    column,
    message,
    leftOut: 'file',
  })
  return null
}

/**
 * Remembers what came with a row, and has it shown if it is not. The listing is held meanwhile: what an earlier
 * import still had to show has been shown before, or is not any more. A second attempt asks for nothing again.
 */
async function showLater(
  { context, asked }: Taking,
  { nth }: BlmRow,
  ref: string,
  taken: readonly TakenFile[],
): Promise<void> {
  const brought = taken.map(({ file: _, ...each }) => each)
  const idsIn = (folder: FileFolder) =>
    brought.filter((each) => each.folder === folder).map(({ fileId }) => fileId)
  const key = `import/${asked.id}/${nth}`
  await context.db.drizzle.transaction(async (tx) => {
    const listing = (await lockSupplied(tx, asked.agentId, [ref])).get(ref)?.listing
    const isFirst = await rememberBrought(tx, asked.id, nth, brought)
    if (!isFirst || !listing || isShown(taken, listing)) return
    const payload = {
      ...{ importId: asked.id, row: nth, showing: mediaVersionOf(listing) },
      ...{ images: idsIn('images'), floorplan: idsIn('floorplan')[0] ?? null },
      epc: idsIn('epc')[0] ?? null,
    }
    await addJob(tx, 'import.attach', payload, { key })
  })
}

/** Whether the listing has all of it already. What a row does not name stays as it is. */
function isShown(taken: readonly TakenFile[], listing: ListingInput): boolean {
  const images = taken.filter(({ folder }) => folder === 'images').map(({ file }) => file)
  const isSame =
    images.length === 0 ||
    (images.length === listing.images.length &&
      images.every(({ url, state }, nth) => state === 'ready' && url === listing.images[nth]))
  const shown = [listing.floorplanUrl, listing.epcUrl]
  return (
    isSame && taken.every(({ folder, file }) => folder === 'images' || shown.includes(file.url))
  )
}
