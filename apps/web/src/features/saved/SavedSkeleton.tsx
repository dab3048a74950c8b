import { Skeleton } from '@mantine/core'
import classes from './SavedPropertiesPage.module.css'

/** Holds the place of saved homes while they are on their way. */
export function SavedSkeleton() {
  return (
    <div className={classes.grid} role="status" aria-label="Loading">
      {['a', 'b', 'c'].map((key) => (
        <div key={key} className={classes.skeleton} aria-hidden>
          <Skeleton radius={0} className={classes.skeletonPicture} />
          <div className={classes.words}>
            <Skeleton height={22} width="45%" radius="xl" />
            <Skeleton height={14} width="80%" radius="xl" />
            <Skeleton height={14} width="60%" radius="xl" />
          </div>
        </div>
      ))}
    </div>
  )
}
