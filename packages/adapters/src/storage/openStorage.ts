import { createLocalStorage } from './localStorage.ts'
import type { S3Options } from './s3Storage.ts'
import type { Storage } from './storage.ts'

export interface StorageOptions {
  /** Where files are kept while S3 is not set. */
  folder: string
  s3?: S3Options | undefined
}

/** S3 where it is set, else a folder. */
export async function openStorage({ folder, s3 }: StorageOptions): Promise<Storage> {
  if (!s3) return createLocalStorage(folder)
  // Its client is large; whoever keeps files in a folder does not wait for it.
  const { createS3Storage } = await import('./s3Storage.ts')
  return createS3Storage(s3)
}
