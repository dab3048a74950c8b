import { Readable } from 'node:stream'
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3'
import { Upload } from '@aws-sdk/lib-storage'
import { checkKey, contentTypeOf } from './key.ts'
import type { Storage } from './storage.ts'

export interface S3Options {
  bucket: string
  region: string
  accessKeyId: string
  secretAccessKey: string
  /** Unset: Amazon's own. */
  endpoint?: string | undefined
  /** Whether the bucket stands in the path and not in the host's name, as small servers want it. */
  isPathStyle: boolean
}

const NOT_FOUND = 404

/** A bucket of S3, or of whatever speaks its language. It must exist; Hearth needs no right but to its objects. */
export function createS3Storage(options: S3Options): Storage {
  const { bucket, region, endpoint, isPathStyle, accessKeyId, secretAccessKey } = options
  const client = new S3Client({
    region,
    ...(endpoint !== undefined && { endpoint }),
    forcePathStyle: isPathStyle,
    credentials: { accessKeyId, secretAccessKey },
    // Not every server that speaks S3 knows the newer checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  })
  const at = (key: string) => {
    checkKey(key)
    return { Bucket: bucket, Key: key }
  }
  return {
    async put(key, body) {
      // In parts, as its length is not known before its end; given up, the parts are removed.
      const params = { ...at(key), Body: body, ContentType: contentTypeOf(key) }
      await new Upload({ client, params }).done().catch((error: unknown) => {
        // Why the body broke off says more than what came of giving the upload up.
        throw (body instanceof Readable && body.errored) || error
      })
    },
    async get(key) {
      const found = await client.send(new GetObjectCommand(at(key))).catch(nothingIfAbsent)
      if (!found?.Body) return null
      return {
        // In Node it is always a stream of Node's.
        body: found.Body as Readable,
        contentType: contentTypeOf(key),
        bytes: found.ContentLength ?? 0,
      }
    },
    async exists(key) {
      return (await client.send(new HeadObjectCommand(at(key))).catch(nothingIfAbsent)) !== null
    },
    async remove(key) {
      await client.send(new DeleteObjectCommand(at(key)))
    },
  }
}

function nothingIfAbsent(error: unknown): null {
  if (error instanceof S3ServiceException && error.$metadata.httpStatusCode === NOT_FOUND) {
    return null
  }
  throw error
}
