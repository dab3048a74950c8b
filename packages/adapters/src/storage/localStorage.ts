import { randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { type FileHandle, mkdir, open, rename, rm, stat } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { checkKey, contentTypeOf } from './key.ts'
import type { Storage } from './storage.ts'

/** A folder of this machine. Several processes may use it at once. */
export function createLocalStorage(folder: string): Storage {
  const root = resolve(folder)
  const pathOf = (key: string) => {
    checkKey(key)
    return join(root, key)
  }
  return {
    async put(key, body) {
      const path = pathOf(key)
      await mkdir(dirname(path), { recursive: true })
      await writeWhole(path, Readable.from(body instanceof Uint8Array ? [body] : body))
    },
    async get(key) {
      const file = await openToRead(pathOf(key))
      if (!file) return null
      const { size } = await file.stat()
      return { body: file.createReadStream(), contentType: contentTypeOf(key), bytes: size }
    },
    async exists(key) {
      const found = await stat(pathOf(key)).catch(nothingIfAbsent)
      return found?.isFile() ?? false
    },
    async remove(key) {
      await rm(pathOf(key), { force: true })
    },
  }
}

/** Under another name until all of it is on the disk: nobody ever reads half a file. */
async function writeWhole(path: string, body: Readable): Promise<void> {
  const unfinished = `${path}.${randomUUID()}.part`
  try {
    // `flush` waits until the disk has it.
    await pipeline(body, createWriteStream(unfinished, { flags: 'wx', flush: true }))
    await rename(unfinished, path)
  } catch (error) {
    await rm(unfinished, { force: true })
    throw error
  }
}

function openToRead(path: string): Promise<FileHandle | null> {
  return open(path, 'r').catch(nothingIfAbsent)
}

function nothingIfAbsent(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return null
  throw error
}
