import { Skeleton } from '@mantine/core'
import classes from './MessagesTab.module.css'

const ENTRIES = ['first', 'second', 'third', 'fourth']

/** Holds the place of conversations while they are on their way. */
export function AgentConversationsSkeleton() {
  return (
    <div className={classes.list} role="status" aria-label="Loading">
      {ENTRIES.map((entry) => (
        <Skeleton key={entry} height={134} radius="lg" aria-hidden />
      ))}
    </div>
  )
}
