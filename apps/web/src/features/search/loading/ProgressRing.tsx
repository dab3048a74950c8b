import { RingProgress } from '@mantine/core'
import classes from './ProgressRing.module.css'

/** A circle that fills, with the per cent in it. */
export function ProgressRing({ percent }: { percent: number }) {
  const whole = Math.round(percent)
  return (
    <div
      className={classes.ring}
      role="progressbar"
      aria-label="Search progress"
      aria-valuenow={whole}
      aria-valuemin={0}
      aria-valuemax={100}
    >
      <RingProgress
        size={168}
        thickness={10}
        roundCaps
        rootColor="var(--hearth-sand)"
        sections={[{ value: percent, color: 'var(--hearth-ember)' }]}
        label={<span className={classes.percent}>{whole}%</span>}
        transitionDuration={700}
        aria-hidden="true"
      />
    </div>
  )
}
