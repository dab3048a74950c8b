import { reconnectDelayMs } from '@hearth/core/live/timing.ts'
import { useCallback } from 'react'
import { isWorthRetrying, trpc } from '../../trpc.ts'

/** What cannot be marked is tried again for as long as the server may come back. */
export const MARKED_IN_THE_END = {
  retry: (_failures: number, error: unknown) => isWorthRetrying(0, error),
  retryDelay: (failures: number) => reconnectDelayMs(failures + 1),
}

/** Marks what an agent wrote about a home as read. */
export function useMarkRead(propertyId: number): (upTo: number) => void {
  const utils = trpc.useUtils()
  const { mutate } = trpc.message.markRead.useMutation({
    ...MARKED_IN_THE_END,
    onSuccess: () => {
      void utils.message.conversations.invalidate()
      void utils.message.unread.invalidate()
    },
  })
  return useCallback((upTo) => mutate({ propertyId, upTo }), [mutate, propertyId])
}
