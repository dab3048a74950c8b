import { addressLines } from '@hearth/core/property/addressLines.ts'
import type { PropertyCard as Card } from '@hearth/core/property/contract.ts'
import { badgesOf, PROPERTY_DEFAULTS, typeLabel } from '@hearth/core/property/wording.ts'
import { Link, useLocation } from '@tanstack/react-router'
import { type KeyboardEvent, useId } from 'react'
import { SaveHeart } from '../saved/SaveHeart.tsx'
import { CardPictures } from './CardPictures.tsx'
import { CardReason } from './CardReason.tsx'
import { CardSummary } from './CardSummary.tsx'
import { Price } from './Price.tsx'
import classes from './PropertyCard.module.css'
import { useCyclingIndex } from './useCyclingIndex.ts'
import { useSwipe } from './useSwipe.ts'

interface Props {
  card: Card
  /** For a row that is itself turned by swipes and arrow keys: the first picture stays. */
  hasStillPicture?: boolean
  /** What nobody can save yet has no heart. */
  hasHeart?: boolean
}

/** A listing in a grid. All of it leads to the property; a screen reader meets one link. */
export function PropertyCard({ card, hasStillPicture = false, hasHeart = true }: Props) {
  const details = useId()
  const images = hasStillPicture ? card.images.slice(0, 1) : card.images
  const { index, next, previous } = useCyclingIndex(images.length)
  const swipe = useSwipe({ onLeft: next, onRight: previous })
  const address = card.address || PROPERTY_DEFAULTS.location
  const cameFromResults = useLocation({ select: ({ pathname }) => pathname === '/properties' })

  const turnPictures = (event: KeyboardEvent) => {
    if (event.key === 'ArrowRight') next()
    else if (event.key === 'ArrowLeft') previous()
  }

  return (
    <article className={classes.card} {...swipe}>
      <div className={classes.body}>
        <Price listing={card} isOneLine />
        <h3 className={classes.address}>
          <Link
            to="/property/$id"
            params={{ id: String(card.id) }}
            state={{ cameFromResults }}
            className={classes.link}
            draggable={false}
            aria-describedby={details}
            onKeyDown={turnPictures}
          >
            {addressLines(address).map((line) => (
              <span key={line}>{line}</span>
            ))}
          </Link>
        </h3>
        <CardSummary card={card} id={details} />
        <CardReason reasons={card.matchReasons} />
      </div>
      <div className={classes.head}>
        <CardPictures
          images={images}
          index={index}
          of={address}
          onPrevious={previous}
          onNext={next}
        />
        <ul className={classes.badges} aria-label="About this home">
          <li>{typeLabel(card)}</li>
          {badgesOf(card, new Date()).map((badge) => (
            <li key={badge} data-badge={badge}>
              {badge}
            </li>
          ))}
        </ul>
        {hasHeart && (
          <div className={classes.heart}>
            <SaveHeart card={card} />
          </div>
        )}
      </div>
    </article>
  )
}
