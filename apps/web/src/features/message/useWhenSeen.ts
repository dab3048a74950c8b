import { useDocumentVisibility } from '@mantine/hooks'
import { useEffect } from 'react'

/**
 * Marks a conversation as read once its newest message is really seen: at the foot, in a tab that is
 * looked at.
 */
export function useWhenSeen(
  unread: number,
  newestId: number | undefined,
  isAtFoot: boolean,
  mark: (upTo: number) => void,
): void {
  const isSeen = useDocumentVisibility() === 'visible' && isAtFoot && unread > 0
  useEffect(() => {
    if (isSeen && newestId !== undefined) mark(newestId)
  }, [isSeen, newestId, mark])
}
