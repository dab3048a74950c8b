import { createWriteStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Storage } from '@hearth/adapters/storage/storage.ts'
import { Unreadable } from '@hearth/core/import/unreadable.ts'
import { openReceived } from '../file/data.ts'
import { makeOwnFolder } from './ownFolder.ts'
import { openZip, type ZipMedia } from './zip.ts'

/** A file of listings, to be read as often as it is needed and with little of it in memory. */
export interface ImportSource {
  /** The bytes of the BLM file, from its beginning. */
  read(): AsyncIterable<Uint8Array>
  /** What came with it; null: it came alone. */
  media: ZipMedia | null
  close(): Promise<void>
}

interface Stored {
  fileId: string | null
  contentType: string | null
}

/** Opens what an agent handed over. Throws Unreadable for what is gone, and for a ZIP that is not taken. */
export async function openSource(
  storage: Storage,
  { fileId, contentType }: Stored,
): Promise<ImportSource> {
  const open = async (): Promise<Readable> => {
    const found = fileId === null ? null : await openReceived(storage, fileId)
    if (!found) throw new Unreadable('The file is no longer there. Hand it over again.')
    return found
  }
  // What kind of file it was is gone with it.
  if (fileId === null) await open()
  if (contentType === 'application/zip') return openUnpacked(open)
  return { read: () => streamed(open), media: null, close: async () => undefined }
}

/** Its list of contents stands at the end of a ZIP: it is laid down beside the storage to be read. */
async function openUnpacked(open: () => Promise<Readable>): Promise<ImportSource> {
  const folder = await makeOwnFolder()
  const forget = () => rm(folder, { recursive: true, force: true })
  try {
    const path = join(folder, 'import.zip')
    await pipeline(await open(), createWriteStream(path))
    const zip = await openZip(path)
    return {
      read: zip.readBlm,
      media: zip.media,
      async close() {
        zip.close()
        await forget()
      },
    }
  } catch (error) {
    await forget()
    throw error
  }
}

async function* streamed(open: () => Promise<Readable>): AsyncGenerator<Uint8Array> {
  const stream = await open()
  try {
    yield* stream
  } finally {
    stream.destroy()
  }
}
