import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import classes from './GalleryControls.module.css'

interface Props {
  index: number
  total: number
  onPrevious(): void
  onNext(): void
}

/** The left half of a picture is the way back, its right half the way on; and which of how many it is. */
export function GalleryControls({ index, total, onPrevious, onNext }: Props) {
  return (
    <>
      <button
        type="button"
        className={classes.half}
        data-side="left"
        aria-label="Previous picture"
        onClick={onPrevious}
      >
        <span className={classes.arrow}>
          <IconChevronLeft size={22} stroke={1.7} aria-hidden />
        </span>
      </button>
      <button
        type="button"
        className={classes.half}
        data-side="right"
        aria-label="Next picture"
        onClick={onNext}
      >
        <span className={classes.arrow}>
          <IconChevronRight size={22} stroke={1.7} aria-hidden />
        </span>
      </button>
      <p className={classes.counter} role="status">
        {index + 1} / {total}
      </p>
    </>
  )
}
