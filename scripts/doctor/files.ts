import { randomUUID } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { openStorage } from '../../packages/adapters/src/storage/openStorage.ts'
import type { Storage } from '../../packages/adapters/src/storage/storage.ts'
import type { Config } from '../../packages/config/src/config.ts'
import { storageOptionsOf } from '../../packages/config/src/storage.ts'
import { type Check, unset, works } from './finding.ts'

const NAME = 'Files'
const WRITTEN = 'Written by the doctor, and removed at once.'

export function filesCheck(config: Config): Check {
  const options = storageOptionsOf(config)
  return {
    name: NAME,
    todo: options.s3
      ? 'Check S3_*: the bucket must exist, and the key needs the rights that the README names.'
      : `Let this user write to ${options.folder}, or set HEARTH_DATA_DIR to another folder.`,
    async look() {
      await tryOut(await openStorage(options))
      const { s3, folder } = options
      if (s3) return [works(NAME, `the bucket ${s3.bucket} takes, gives and removes files`)]
      return [
        unset(NAME, `S3_BUCKET is not set: the folder ${folder} takes, gives and removes files`),
      ]
    },
  }
}

/** Writes, reads and removes a small file, and asks for it once more: that takes the right to list. */
async function tryOut(storage: Storage): Promise<void> {
  const key = `doctor/${randomUUID()}`
  await storage.put(key, Buffer.from(WRITTEN))
  const stored = await storage.get(key)
  const read = stored && (await buffer(stored.body)).toString()
  await storage.remove(key)
  if (read !== WRITTEN) throw new Error('what is read is not what was written')
  if (await storage.exists(key)) throw new Error('a file that was removed is still there')
}
