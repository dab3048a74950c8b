import type { DayFigures, FigureKind } from '@hearth/core/figure/contract.ts'
import { FIGURE_LABELS } from '@hearth/core/figure/wording.ts'
import { Skeleton } from '@mantine/core'
import { lazy, Suspense } from 'react'
import classes from './Figures.module.css'

const NoChart = () => (
  <p className={classes.noChart}>
    The chart could not be loaded. The figures stand in the table below.
  </p>
)
/** Drawing charts takes more code than all the rest of the page. */
const DaysChart = lazy(() => import('./DaysChart.tsx').catch(() => ({ default: NoChart })))

/** One figure by day. Those who do not see it have the table. */
export function DaysPanel({ days, kind }: { days: readonly DayFigures[]; kind: FigureKind }) {
  const isEmpty = days.every((day) => day[kind] === 0)
  return (
    <section className={classes.panel} aria-labelledby="by-day">
      <h2 id="by-day" className={classes.panelTitle}>
        {FIGURE_LABELS[kind]} by day
      </h2>
      {isEmpty ? (
        <p className={classes.noChart}>Nothing in these 30 days yet.</p>
      ) : (
        <Suspense fallback={<Skeleton height={280} radius="md" aria-hidden />}>
          <DaysChart days={days} kind={kind} />
        </Suspense>
      )}
    </section>
  )
}
