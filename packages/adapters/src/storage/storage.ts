import type { Readable } from 'node:stream'

/** One stored file, on its way out. Whoever does not read the body to its end destroys it. */
export interface StoredObject {
  body: Readable
  contentType: string
  bytes: number
}

/**
 * Where files are kept. A key is a path such as `images/4f0c-480.webp`; its ending says what the file is.
 * Every method throws a BadKeyError for a key that is none, before anything is touched.
 */
export interface Storage {
  /** Stores all of it or, when the body fails on its way, nothing. What had the key before is replaced. */
  put(key: string, body: Readable | Uint8Array): Promise<void>
  /** Null when there is nothing. */
  get(key: string): Promise<StoredObject | null>
  exists(key: string): Promise<boolean>
  /** Removing what is not there is no mistake. */
  remove(key: string): Promise<void>
  /** Removes what killed processes left half written, if nothing has come to it since. */
  removeUnfinished(since: Date): Promise<void>
}
