import { join } from 'node:path'
import type { Config } from './config.ts'

/** Where uploaded files are kept: a bucket where it is set, and the folder that stands in for it. */
export function storageOptionsOf(config: Config) {
  const { S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = config
  const folder = join(config.HEARTH_DATA_DIR, 'files')
  if (!S3_BUCKET || !S3_ACCESS_KEY_ID || !S3_SECRET_ACCESS_KEY) return { folder }
  return {
    folder,
    s3: {
      bucket: S3_BUCKET,
      accessKeyId: S3_ACCESS_KEY_ID,
      secretAccessKey: S3_SECRET_ACCESS_KEY,
      region: config.S3_REGION,
      endpoint: config.S3_ENDPOINT,
      isPathStyle: config.S3_FORCE_PATH_STYLE === 'on',
    },
  }
}
