import { Skeleton } from '@mantine/core'
import classes from './PropertiesTab.module.css'

/** Stands for cards until the homes are known. */
export function HomesSkeleton() {
  return (
    <div className={classes.grid} role="status" aria-label="Loading">
      {[1, 2, 3, 4, 5, 6].map((nth) => (
        <Skeleton key={nth} height={440} radius="lg" />
      ))}
    </div>
  )
}
