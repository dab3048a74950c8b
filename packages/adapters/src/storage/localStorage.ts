import { type FileHandle, mkdir, open, rm, stat } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { Readable } from 'node:stream'
import { checkKey, contentTypeOf } from './key.ts'
import { nothingIfAbsent } from './nothingIfAbsent.ts'
import type { Storage } from './storage.ts'
import { removeNotGrown, writeWhole } from './unfinished.ts'

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
      await writeWhole(root, path, Readable.from(body instanceof Uint8Array ? [body] : body))
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
    removeUnfinished: (since) => removeNotGrown(root, since),
  }
}

function openToRead(path: string): Promise<FileHandle | null> {
  return open(path, 'r').catch(nothingIfAbsent)
}
