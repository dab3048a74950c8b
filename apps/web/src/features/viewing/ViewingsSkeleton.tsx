import { Skeleton } from '@mantine/core'
import classes from './ViewingsPage.module.css'

/** Stands for calendar and cards until the viewings are known. */
export function ViewingsSkeleton() {
  return (
    <div className={classes.columns} role="status" aria-label="Loading">
      <Skeleton height={480} radius="lg" />
      <div className={classes.list}>
        <Skeleton height={44} width={220} radius="md" />
        <Skeleton height={260} radius="lg" />
        <Skeleton height={260} radius="lg" />
      </div>
    </div>
  )
}
