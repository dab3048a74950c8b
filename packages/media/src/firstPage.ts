import { Worker } from 'node:worker_threads'
import { REFUSALS } from '@hearth/core/file/uploadRules.ts'
import { LONGEST_SIDES } from './encode.ts'
import type { PageAnswer } from './firstPage.thread.ts'
import { type Pixels, Refused } from './made.ts'

const MOST_MS = 20_000
const THREAD = new URL('./firstPage.thread.ts', import.meta.url)

/**
 * The first page of a PDF as it is printed. Throws Refused for what cannot be read, is locked, or takes too
 * long: it is read in a thread of its own, which is ended then.
 */
export async function firstPage(document: Uint8Array): Promise<Pixels> {
  const answer = await inThread(document)
  if ('failure' in answer) throw new Refused(REFUSALS[answer.failure])
  return { ...answer, channels: 4 }
}

function inThread(document: Uint8Array): Promise<PageAnswer> {
  const thread = new Worker(THREAD, { workerData: { document, within: LONGEST_SIDES } })
  return new Promise<PageAnswer>((resolve) => {
    const timer = setTimeout(() => resolve({ failure: 'tooSlow' }), MOST_MS)
    thread.once('message', resolve)
    thread.once('error', () => resolve({ failure: 'damaged' }))
    thread.once('exit', () => {
      clearTimeout(timer)
      resolve({ failure: 'damaged' })
    })
  }).finally(() => thread.terminate())
}
