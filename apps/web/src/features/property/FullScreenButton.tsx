import { IconArrowsMaximize } from '@tabler/icons-react'
import classes from './Gallery.module.css'

/** Lies on a picture or plan, at its lower left. */
export function FullScreenButton({ onClick }: { onClick(): void }) {
  return (
    <button type="button" className={classes.fullScreen} onClick={onClick}>
      <IconArrowsMaximize size={17} stroke={1.8} aria-hidden />
      View full screen
    </button>
  )
}
