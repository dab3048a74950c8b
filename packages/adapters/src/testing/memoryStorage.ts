import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { checkKey, contentTypeOf } from '../storage/key.ts'
import type { Storage } from '../storage/storage.ts'

/** A storage that is forgotten with the test, and what is in it. */
export function createMemoryStorage(): Storage & { objects: ReadonlyMap<string, Buffer> } {
  const objects = new Map<string, Buffer>()
  return {
    objects,
    async put(key, body) {
      checkKey(key)
      objects.set(key, body instanceof Uint8Array ? Buffer.from(body) : await buffer(body))
    },
    async get(key) {
      checkKey(key)
      const bytes = objects.get(key)
      if (!bytes) return null
      return { body: Readable.from([bytes]), contentType: contentTypeOf(key), bytes: bytes.length }
    },
    async exists(key) {
      checkKey(key)
      return objects.has(key)
    },
    async remove(key) {
      checkKey(key)
      objects.delete(key)
    },
    removeUnfinished: async () => undefined,
  }
}
