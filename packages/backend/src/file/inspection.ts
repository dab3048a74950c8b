import { createHash } from 'node:crypto'
import { AppError } from '@hearth/core/error.ts'
import type { FileFolder } from '@hearth/core/file/contract.ts'
import { lookAt } from '@hearth/core/file/lookAt.ts'
import { HEAD_BYTES } from '@hearth/core/file/sniff.ts'
import { type FileType, tooLarge, UPLOAD_RULES } from '@hearth/core/file/uploadRules.ts'

/** What is known of a file once all of it has passed. */
export interface Inspected {
  contentType: FileType
  bytes: number
  /** In lower-case hexadecimal. */
  sha256: string
}

export const fileRefused = (reason: string) => new AppError('fileRefused', { reason })

/**
 * Lets a file pass to where it is stored, as it comes in. Throws fileRefused as soon as it is known that
 * a folder does not take it: by its first bytes, whatever it is called, and by its size.
 */
export function inspect(folder: FileFolder) {
  const hash = createHash('sha256')
  let bytes = 0
  let contentType: FileType | undefined

  async function* pass(body: AsyncIterable<Uint8Array>) {
    let head: Uint8Array[] = []
    for await (const chunk of body) {
      bytes += chunk.length
      if (bytes > UPLOAD_RULES[folder].mostBytes) throw fileRefused(tooLarge(folder))
      hash.update(chunk)
      if (contentType === undefined) {
        head.push(chunk)
        if (bytes < HEAD_BYTES) continue
        contentType = typeOf(Buffer.concat(head), folder)
        yield* head
        head = []
      } else {
        yield chunk
      }
    }
    contentType ??= typeOf(Buffer.concat(head), folder)
    yield* head
  }

  const result = (): Inspected => {
    if (contentType === undefined) throw new Error('The file has not passed yet')
    return { contentType, bytes, sha256: hash.digest('hex') }
  }
  return { pass, result }
}

function typeOf(head: Uint8Array, folder: FileFolder): FileType {
  const looked = lookAt(head, folder)
  if ('refusal' in looked) throw fileRefused(looked.refusal)
  return looked.type
}
