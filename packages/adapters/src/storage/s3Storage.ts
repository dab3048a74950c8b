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
const FORBIDDEN = 403

/** Amazon says "forbidden" of what is absent to whoever may not list the bucket. */
const NOT_ALLOWED =
  'The bucket does not let Hearth read this file, or say that it is absent. Check S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY, and give them the rights that the README names: s3:ListBucket is one.'

/** A bucket of S3, or of whatever speaks its language. It must exist; the README names the rights in it. */
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
    // Parts of what broke off are seen by nobody but the bucket's own rules, which remove them.
    removeUnfinished: async () => undefined,
  }
}

function nothingIfAbsent(error: unknown): null {
  const status = error instanceof S3ServiceException && error.$metadata.httpStatusCode
  if (status === NOT_FOUND) return null
  if (status === FORBIDDEN) throw new Error(NOT_ALLOWED, { cause: error })
  throw error
}
