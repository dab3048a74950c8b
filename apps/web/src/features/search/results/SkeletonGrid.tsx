import { Skeleton } from '@mantine/core'
import classes from './ResultsGrid.module.css'

/** S1 section 9. */
const SKELETON_CARDS = ['a', 'b', 'c', 'd', 'e', 'f']

/** Holds the place of the homes while they are on their way. */
export function SkeletonGrid() {
  return (
    <div className={classes.grid} aria-hidden data-testid="skeleton-grid">
      {SKELETON_CARDS.map((key) => (
        <div key={key} className={classes.skeleton} data-testid="skeleton-card">
          <Skeleton radius={0} style={{ aspectRatio: '3 / 2' }} />
          <div className={classes.words}>
            <Skeleton height={20} width="45%" radius="xl" />
            <Skeleton height={14} width="80%" radius="xl" />
            <Skeleton height={14} width="65%" radius="xl" />
          </div>
        </div>
      ))}
    </div>
  )
}
