import { VisuallyHidden } from '@mantine/core'
import { unreadInWords } from '../features/message/counts.ts'
import { useUnreadMessages } from '../features/message/useUnreadMessages.ts'
import classes from './UnreadCount.module.css'

/** More digits would not fit, and tell nobody more. */
const MOST_SHOWN = 99

interface Props {
  /** Which of them: of agents, of seekers to an agent, or both. */
  of: 'own' | 'asAgent' | 'both'
  className?: string | undefined
}

/** How many messages wait to be read; nothing when none do. */
export function UnreadCount({ of, className }: Props) {
  const { own, asAgent } = useUnreadMessages()
  const count = { own, asAgent, both: own + asAgent }[of]
  if (count === 0) return null
  return (
    <span className={`${classes.count} ${className ?? ''}`}>
      <span aria-hidden>{count > MOST_SHOWN ? `${MOST_SHOWN}+` : count}</span>
      <VisuallyHidden>{unreadInWords(count)}</VisuallyHidden>
    </span>
  )
}
