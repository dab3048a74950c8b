import { FIGURE_KINDS } from '@hearth/core/figure/contract.ts'
import { Skeleton } from '@mantine/core'
import { PageHeading } from '../../../ui/PageHeading.tsx'
import classes from './Figures.module.css'

/** Holds the place of the figures while they are on their way. */
export function FiguresSkeleton() {
  return (
    <div role="status" aria-label="Loading">
      <PageHeading title="Figures" subtitle={'\u00a0'} />
      <Skeleton height={168} radius="lg" mb={24} aria-hidden />
      <div className={classes.tiles} aria-hidden>
        {FIGURE_KINDS.map((kind) => (
          <Skeleton key={kind} height={128} radius="lg" />
        ))}
      </div>
      <Skeleton height={368} radius="lg" aria-hidden />
    </div>
  )
}
