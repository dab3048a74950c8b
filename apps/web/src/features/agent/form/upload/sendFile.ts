import { type FileFolder, type FileStatus, fileStatusSchema } from '@hearth/core/file/contract.ts'
import { lookAt } from '@hearth/core/file/lookAt.ts'
import { HEAD_BYTES } from '@hearth/core/file/sniff.ts'
import { tooLarge, UPLOAD_RULES } from '@hearth/core/file/uploadRules.ts'
import { z } from 'zod'
import { TooManyUploads } from './tooManyUploads.ts'

const UNREACHABLE = 'Hearth cannot be reached. Check your connection and try again.'
const UNREADABLE = 'The server gave an answer that could not be read.'
/** A server that does not say when to come back means its own minute. */
const UNTOLD_SECONDS = 60
const TOO_MANY_REQUESTS = 429
const refusalSchema = z.object({ message: z.string() })

/**
 * Sends a file to its folder and says how much of it has left, from 0 to 1. What the server would refuse
 * by its size or its first bytes is refused here. Throws TooManyUploads, or an error whose message is meant to
 * be read.
 */
export async function sendFile(
  folder: FileFolder,
  file: File,
  onProgress: (progress: number) => void,
): Promise<FileStatus> {
  if (file.size > UPLOAD_RULES[folder].mostBytes) throw new Error(tooLarge(folder))
  const head = new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer())
  const looked = lookAt(head, folder)
  if ('refusal' in looked) throw new Error(looked.refusal)
  return post(`/upload/${folder}`, file, onProgress)
}

/** By XMLHttpRequest: fetch does not tell how far an upload is. */
function post(url: string, file: File, onProgress: (progress: number) => void) {
  return new Promise<FileStatus>((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open('POST', url)
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0)
    request.onerror = () => reject(new Error(UNREACHABLE))
    request.onload = () => {
      try {
        resolve(answerOf(request))
      } catch (error) {
        reject(error)
      }
    }
    const form = new FormData()
    form.append('file', file)
    request.send(form)
  })
}

function answerOf(request: XMLHttpRequest): FileStatus {
  const { status, responseText } = request
  if (status === TOO_MANY_REQUESTS) {
    throw new TooManyUploads(Number(request.getResponseHeader('retry-after')) || UNTOLD_SECONDS)
  }
  const answer = readJson(responseText)
  const stored = fileStatusSchema.safeParse(answer)
  if (status === 200 && stored.success) return stored.data
  const refusal = refusalSchema.safeParse(answer)
  throw new Error(status !== 200 && refusal.success ? refusal.data.message : UNREADABLE)
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
