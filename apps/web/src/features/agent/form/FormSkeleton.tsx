import { Skeleton } from '@mantine/core'
import classes from './PropertyForm.module.css'

const FIELDS = ['a', 'b', 'c', 'd', 'e', 'f']

/** The form while what it is about is read. */
export function FormSkeleton() {
  return (
    <div className={classes.columns} role="status" aria-label="Loading">
      <div className={classes.sections}>
        <div className={classes.section}>
          <Skeleton height={30} width={220} radius="md" />
          <div className={classes.group}>
            {FIELDS.map((field) => (
              <Skeleton key={field} height={64} radius="md" />
            ))}
          </div>
        </div>
      </div>
      <div className={classes.aside}>
        <Skeleton height={380} radius="lg" />
      </div>
    </div>
  )
}
