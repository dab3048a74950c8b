import { Skeleton } from '@mantine/core'
import classes from './PropertyDetails.module.css'
import { SimilarSkeleton } from './SimilarSkeleton.tsx'

const LINES = ['96%', '99%', '92%', '97%', '58%']

/** Holds the place of a home and of all that is told about it while it is on its way. */
export function PropertySkeleton() {
  return (
    <div aria-hidden data-testid="property-skeleton">
      <Skeleton style={{ aspectRatio: '16 / 9' }} height="auto" radius={24} />
      <Skeleton height={22} width={220} radius="xl" mt={28} />
      <div className={classes.columns}>
        <div>
          <Skeleton height={24} width={90} radius="xl" mb={16} />
          <Skeleton height={38} width="80%" radius="xl" mb={14} />
          <Skeleton height={18} width="55%" radius="xl" mb={24} />
          <Skeleton height={34} width="30%" radius="xl" mb={24} />
          <Skeleton height={66} radius="md" mb={40} />
          <Skeleton height={26} width="35%" radius="xl" mb={20} />
          {LINES.map((width) => (
            <Skeleton key={width} height={15} width={width} radius="xl" mb={12} />
          ))}
        </div>
        <div className={classes.aside}>
          <Skeleton height={260} radius={24} />
          <Skeleton height={360} radius={24} />
        </div>
      </div>
      <div className={classes.similar}>
        <SimilarSkeleton />
      </div>
    </div>
  )
}
