import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { type KeyboardEvent, useEffect } from 'react'
import { Picture } from '../../ui/Picture.tsx'
import classes from './Gallery.module.css'
import { cycled, useCyclingIndex } from './useCyclingIndex.ts'
import { useSwipe } from './useSwipe.ts'

/** The pictures of a home: its left half is the way back, its right half the way on. */
export function Gallery({ images, title }: { images: readonly string[]; title: string }) {
  const { index, next, previous } = useCyclingIndex(images.length)
  const swipe = useSwipe({ onLeft: next, onRight: previous })
  const hasMore = images.length > 1
  usePreloaded(images[cycled(index, 1, images.length)])

  const turn = (event: KeyboardEvent) => {
    if (event.key === 'ArrowRight') next()
    else if (event.key === 'ArrowLeft') previous()
    else return
    event.preventDefault()
  }

  return (
    <section className={classes.gallery} aria-label="Pictures" onKeyDown={turn} {...swipe}>
      <Picture
        src={images[index]}
        alt={hasMore ? `${title}, picture ${index + 1} of ${images.length}` : title}
        className={classes.picture}
        loading="eager"
        fetchPriority="high"
        draggable={false}
      />
      {hasMore && (
        <>
          <button
            type="button"
            className={classes.half}
            data-side="left"
            aria-label="Previous picture"
            onClick={previous}
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
            onClick={next}
          >
            <span className={classes.arrow}>
              <IconChevronRight size={22} stroke={1.7} aria-hidden />
            </span>
          </button>
          <p className={classes.counter} role="status">
            {index + 1} / {images.length}
          </p>
        </>
      )}
    </section>
  )
}

/** Fetches the picture that is likely to be asked for next. */
function usePreloaded(src: string | undefined) {
  useEffect(() => {
    if (src) new Image().src = src
  }, [src])
}
