import { reconnectDelayMs } from '@hearth/core/live/timing.ts'
import type { Conversation } from '@hearth/core/message/contract.ts'
import { useDocumentVisibility } from '@mantine/hooks'
import { useEffect } from 'react'
import { isWorthRetrying, trpc } from '../../trpc.ts'

/**
 * Marks a conversation as read once its newest message is really seen: at the foot, in a tab that is
 * looked at. What cannot be marked is tried again for as long as the server may come back.
 */
export function useMarkRead(
  { propertyId, unread }: Conversation,
  newestId: number | undefined,
  isAtFoot: boolean,
): void {
  const utils = trpc.useUtils()
  const { mutate } = trpc.message.markRead.useMutation({
    retry: (_failures, error) => isWorthRetrying(0, error),
    retryDelay: (failures) => reconnectDelayMs(failures + 1),
    onSuccess: () => {
      void utils.message.conversations.invalidate()
      void utils.message.unread.invalidate()
    },
  })
  const isSeen = useDocumentVisibility() === 'visible' && isAtFoot && unread > 0
  useEffect(() => {
    if (isSeen && newestId !== undefined) mutate({ propertyId, upTo: newestId })
  }, [isSeen, newestId, propertyId, mutate])
}
