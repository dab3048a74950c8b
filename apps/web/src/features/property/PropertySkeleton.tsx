import { Skeleton } from '@mantine/core'
import classes from './PropertyDetails.module.css'

/** Holds the place of a home while it is on its way. */
export function PropertySkeleton() {
  return (
    <div aria-hidden data-testid="property-skeleton">
      <Skeleton style={{ aspectRatio: '16 / 9' }} height="auto" radius={24} />
      <div className={classes.columns}>
        <div>
          <Skeleton height={24} width={90} radius="xl" mb={16} />
          <Skeleton height={38} width="80%" radius="xl" mb={14} />
          <Skeleton height={18} width="55%" radius="xl" mb={24} />
          <Skeleton height={34} width="30%" radius="xl" />
        </div>
        <Skeleton height={190} radius={24} />
      </div>
    </div>
  )
}
