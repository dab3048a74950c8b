import { Skeleton, VisuallyHidden } from '@mantine/core'
import { BubblesSkeleton } from './BubblesSkeleton.tsx'
import classes from './Conversations.module.css'

const LINES = ['first', 'second', 'third', 'fourth']

/** The shape of the page until the conversations are known. */
export function MessagesSkeleton() {
  return (
    <div className={classes.columns} aria-busy="true">
      <VisuallyHidden role="status">Loading your messages</VisuallyHidden>
      <div className={classes.list}>
        {LINES.map((line) => (
          <div key={line} className={classes.waiting}>
            <Skeleton height={72} width={72} radius={14} />
            <div>
              <Skeleton height={16} width="80%" mb={10} />
              <Skeleton height={14} width="90%" mb={10} />
              <Skeleton height={14} width="45%" />
            </div>
          </div>
        ))}
      </div>
      <div className={classes.pane}>
        <div className={classes.empty}>
          <BubblesSkeleton />
        </div>
      </div>
    </div>
  )
}
