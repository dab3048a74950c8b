import { Skeleton } from '@mantine/core'
import classes from './SimilarProperties.module.css'

/** As many as a row shows; what doesn't fit is cut off. */
export function SimilarSkeleton() {
  return (
    <div className={classes.skeletons} aria-hidden data-testid="similar-skeleton">
      {['a', 'b', 'c', 'd'].map((key) => (
        <Skeleton key={key} className={classes.skeleton} radius={20} />
      ))}
    </div>
  )
}
