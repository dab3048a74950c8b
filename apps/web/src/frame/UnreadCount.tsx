import { VisuallyHidden } from '@mantine/core'
import { unreadInWords } from '../features/message/counts.ts'
import { useUnreadMessages } from '../features/message/useUnreadMessages.ts'
import classes from './UnreadCount.module.css'

/** More digits would not fit, and tell nobody more. */
const MOST_SHOWN = 99

/** How many messages of agents wait to be read; nothing when none do. */
export function UnreadCount({ className }: { className?: string | undefined }) {
  const count = useUnreadMessages()
  if (count === 0) return null
  return (
    <span className={`${classes.count} ${className ?? ''}`}>
      <span aria-hidden>{count > MOST_SHOWN ? `${MOST_SHOWN}+` : count}</span>
      <VisuallyHidden>{unreadInWords(count)}</VisuallyHidden>
    </span>
  )
}
