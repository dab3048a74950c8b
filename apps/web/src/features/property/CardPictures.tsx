import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { Picture } from '../../ui/Picture.tsx'
import classes from './CardPictures.module.css'
import { dotsFor } from './cardDots.ts'

/** Cards stand in one, two or three columns. */
const SIZES = '(min-width: 62em) 400px, (min-width: 48em) 50vw, 100vw'

interface Props {
  images: readonly string[]
  index: number
  /** Names the home for screen readers: its address. */
  of: string
  onPrevious(): void
  onNext(): void
}

/**
 * The cycling picture of a card. Its arrows appear under a pointer and are no tab stops: two more
 * for each of 24 cards would be a long way to the next one. From the keyboard the card's link
 * takes the arrow keys instead.
 */
export function CardPictures({ images, index, of, onPrevious, onNext }: Props) {
  const hasMore = images.length > 1
  return (
    <div className={classes.pictures}>
      <Picture
        src={images[index]}
        alt={hasMore ? `Picture ${index + 1} of ${images.length}` : ''}
        className={classes.picture}
        sizes={SIZES}
        draggable={false}
      />
      {hasMore && (
        <>
          <button
            type="button"
            tabIndex={-1}
            className={classes.previous}
            aria-label={`Previous picture of ${of}`}
            onClick={onPrevious}
          >
            <IconChevronLeft size={18} stroke={1.75} aria-hidden />
          </button>
          <button
            type="button"
            tabIndex={-1}
            className={classes.next}
            aria-label={`Next picture of ${of}`}
            onClick={onNext}
          >
            <IconChevronRight size={18} stroke={1.75} aria-hidden />
          </button>
          <div className={classes.dots} aria-hidden>
            {dotsFor(images.length, index).map((dot) => (
              <span key={dot} data-shown={dot === index || undefined} />
            ))}
          </div>
        </>
      )}
    </div>
  )
}
