import type { FileFolder } from '@hearth/core/file/contract.ts'
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { trpc } from '../../../../trpc.ts'
import { sayDone, sayWrong } from '../../../../ui/toasts.ts'
import { sendFile } from './sendFile.ts'
import { untilMade } from './untilMade.ts'
import { createUploadQueue, isUnderWay } from './uploadQueue.ts'

interface Wanted {
  folder: FileFolder
  /** Takes the addresses of what is ready, in the order in which it was chosen. */
  onMade: (urls: string[]) => void
  /** Hears whether something is under way, so that saving can wait for it. */
  onBusyChange?: ((isBusy: boolean) => void) | undefined
}

/** Uploads of one field: the files on their way, and what can be done about them. */
export function useUploads({ folder, onMade, onBusyChange }: Wanted) {
  const { client } = trpc.useUtils()
  const latest = useRef({ onMade, onBusyChange })
  useEffect(() => {
    latest.current = { onMade, onBusyChange }
  })
  const [queue] = useState(() =>
    createUploadQueue({
      send: (file, onProgress) => sendFile(folder, file, onProgress),
      untilMade: (id) => untilMade(id, (ids) => client.agent.files.status.query({ ids })),
      onMade: (urls) => latest.current.onMade(urls),
      onEnd: sayHowItEnded,
    }),
  )
  const uploads = useSyncExternalStore(queue.subscribe, queue.uploads)
  const isBusy = uploads.some(isUnderWay)
  useEffect(() => latest.current.onBusyChange?.(isBusy), [isBusy])
  return { uploads, isBusy, add: queue.add, retry: queue.retry, dismiss: queue.dismiss }
}

function sayHowItEnded(made: number, reasons: readonly string[]): void {
  const [reason, ...more] = reasons
  const added = made === 1 ? '1 file was added.' : `${made} files were added.`
  if (reason !== undefined) {
    const refused =
      more.length === 0 ? reason : `${reasons.length} files could not be used. Each says why.`
    sayWrong('Error uploading files', made > 0 ? `${refused} ${added}` : refused)
  } else if (made > 0) sayDone('Files uploaded successfully', added)
}
