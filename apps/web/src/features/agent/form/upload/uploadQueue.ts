import type { FileStatus } from '@hearth/core/file/contract.ts'
import { TooManyUploads } from './tooManyUploads.ts'

/** Waiting, on its way, being made over on the server, made, or not to be used. */
type Stage = 'waiting' | 'sending' | 'making' | 'made' | 'failed'

/** One file that somebody chose, until it is a picture of the listing. */
export interface Upload {
  key: number
  file: File
  stage: Stage
  /** How much of it has left, from 0 to 1. */
  progress: number
  /** Why it failed, in words; null unless it did. */
  reason: string | null
  url: string | null
}

export interface UploadQueueDeps {
  /** Sends a file, and says how far it is. Throws TooManyUploads, or an error whose message is meant to be read. */
  send(file: File, onProgress: (progress: number) => void): Promise<FileStatus>
  /** Answers once the server has made a file over, or has refused it. */
  untilMade(id: string): Promise<FileStatus>
  /** Takes the addresses of what is ready, in the order in which it was chosen. */
  onMade(urls: string[]): void
  /** All that was under way has ended: how many were made since the last end, and why others failed. */
  onEnd(made: number, reasons: string[]): void
}

/** More would only share the same line. */
const AT_ONCE = 3

/** Sends files, a few at a time. What it holds is a new array whenever something has changed. */
export function createUploadQueue(deps: UploadQueueDeps) {
  let uploads: readonly Upload[] = []
  let nextKey = 1
  let made = 0
  /** Those that have failed and stand there, and of which an end has told. */
  const told = new Set<number>()
  const listeners = new Set<() => void>()

  const set = (next: readonly Upload[]) => {
    uploads = next
    for (const listener of listeners) listener()
  }
  const change = (key: number, changes: Partial<Upload>) =>
    set(uploads.map((upload) => (upload.key === key ? { ...upload, ...changes } : upload)))

  async function run({ key, file }: Upload): Promise<void> {
    change(key, { stage: 'sending', progress: 0 })
    try {
      const sent = await sendOnceAllowed(file, (progress) => change(key, { progress }))
      change(key, { stage: 'making', progress: 1 })
      const end = sent.state === 'received' ? await deps.untilMade(sent.id) : sent
      change(key, outcomeOf(end))
    } catch (error) {
      change(key, { stage: 'failed', reason: error instanceof Error ? error.message : '' })
    }
    goOn()
  }

  /** Whoever has sent much is asked to wait, not to begin anew. */
  async function sendOnceAllowed(
    file: File,
    onProgress: (progress: number) => void,
  ): Promise<FileStatus> {
    for (;;) {
      try {
        return await deps.send(file, onProgress)
      } catch (error) {
        if (!(error instanceof TooManyUploads)) throw error
        onProgress(0)
        await new Promise((resolve) => setTimeout(resolve, error.seconds * 1000))
      }
    }
  }

  function goOn(): void {
    handOver()
    const running = uploads.filter(isRunning).length
    const waiting = uploads.filter(({ stage }) => stage === 'waiting')
    for (const upload of waiting.slice(0, Math.max(0, AT_ONCE - running))) void run(upload)
    if (running === 0 && waiting.length === 0) end()
  }

  /** What was chosen first comes first, however long the others took. */
  function handOver(): void {
    const pending = uploads.findIndex(({ stage }) => stage !== 'made' && stage !== 'failed')
    const settled = pending === -1 ? uploads : uploads.slice(0, pending)
    const urls = settled.map(({ url }) => url).filter((url) => url !== null)
    if (urls.length === 0) return
    made += urls.length
    set(uploads.filter((upload) => upload.url === null || !settled.includes(upload)))
    deps.onMade(urls)
  }

  function end(): void {
    const failed = uploads.filter(({ stage, key }) => stage === 'failed' && !told.has(key))
    for (const { key } of failed) told.add(key)
    deps.onEnd(
      made,
      failed.map(({ reason }) => reason ?? ''),
    )
    made = 0
  }

  return {
    uploads: () => uploads,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    add(files: readonly File[]) {
      if (files.length === 0) return
      const added = files.map((file) => newUpload(nextKey++, file))
      set([...uploads, ...added])
      goOn()
    },
    retry(key: number) {
      told.delete(key)
      change(key, { stage: 'waiting', reason: null })
      goOn()
    },
    dismiss: (key: number) => set(uploads.filter((upload) => upload.key !== key)),
  }
}

const isRunning = ({ stage }: Upload) => stage === 'sending' || stage === 'making'
/** Whether something is still to become of it without anybody's doing. */
export const isUnderWay = (upload: Upload) => upload.stage === 'waiting' || isRunning(upload)

function newUpload(key: number, file: File): Upload {
  return { key, file, stage: 'waiting', progress: 0, reason: null, url: null }
}

function outcomeOf({ state, refusal, url }: FileStatus): Partial<Upload> {
  if (state === 'refused') return { stage: 'failed', reason: refusal }
  return { stage: 'made', url }
}
