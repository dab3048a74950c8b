import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import S3rver from '@20minutes/s3rver'
import type { S3Options } from '../storage/s3Storage.ts'

const BUCKET = 'hearth-files'
/** The one account that this server knows. */
const KEY = 'S3RVER'

export interface S3Server {
  options: S3Options
  close(): Promise<void>
}

/** A server that speaks S3, on 127.0.0.1, with one empty bucket. */
export async function startS3Server(): Promise<S3Server> {
  const directory = mkdtempSync(join(tmpdir(), 'hearth-s3-'))
  const server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory,
    configureBuckets: [{ name: BUCKET, configs: [] }],
  })
  const { port } = await server.run()
  return {
    options: {
      bucket: BUCKET,
      region: 'eu-west-2',
      accessKeyId: KEY,
      secretAccessKey: KEY,
      endpoint: `http://127.0.0.1:${port}`,
      isPathStyle: true,
    },
    async close() {
      await server.close()
      rmSync(directory, { recursive: true })
    },
  }
}
