import { buffer } from 'node:stream/consumers'
import { files } from '@hearth/db/schema/file.ts'
import { and, eq } from 'drizzle-orm'
import type { Handler, JobContext } from '../jobHandler.ts'
import { receivedKey, servedKey } from './keys.ts'
import { refuseFile } from './mutations.ts'
import { sweepFiles } from './sweepFiles.ts'

type FileRow = typeof files.$inferSelect

/**
 * Makes an upload over into the pictures that visitors see. What came in is removed then, whether it can be
 * used or not: of a picture nothing is kept but what can be seen, a PDF is kept as it is to be downloaded.
 * An import and a form may have wanted the same file: whichever job ends first decides what becomes of it.
 */
export const processFile: Handler<'file.process' | 'file.processImported'> = async (
  context,
  { fileId },
) => {
  const { db, storage } = context
  const [file] = await db.drizzle.select().from(files).where(eq(files.id, fileId))
  if (!file) return
  if (file.state === 'received') await makeOver(context, file)
  await storage.remove(receivedKey(fileId))
}

async function makeOver({ db, storage, pictureMaker }: JobContext, file: FileRow): Promise<void> {
  const { id, folder, contentType } = file
  const found = await storage.get(receivedKey(id))
  if (!found) throw new Error(`The upload ${id} is not in the storage`)
  const original = await buffer(found.body)
  const made = await pictureMaker.makeOver(original, contentType)
  if ('refusal' in made) {
    await refuseFile(db, id, made.refusal)
    return
  }
  const isPdf = contentType === 'application/pdf'
  const served = isPdf ? [...made.pictures, { suffix: '.pdf', bytes: original }] : made.pictures
  for (const { suffix, bytes } of served) await storage.put(servedKey(folder, id, suffix), bytes)
  const { width, height } = made
  const waiting = and(eq(files.id, id), eq(files.state, 'received'))
  await db.drizzle.update(files).set({ state: 'ready', width, height }).where(waiting)
}

const HOUR_MS = 3_600_000

/** Removes every night what agents have uploaded and no listing uses, and what never came whole. */
export const sweepUnused: Handler<'file.sweep'> = async ({ db, storage, log, now }) => {
  await storage.removeUnfinished(new Date(now.getTime() - HOUR_MS))
  log.info({ files: await sweepFiles(db, storage) }, 'swept files')
}
