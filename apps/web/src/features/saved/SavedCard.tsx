import { areaLabel, bathsLabel, bedsLabel, STATUS_LABELS } from '@hearth/core/property/wording.ts'
import { IconBath, IconBed, IconRuler2 } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useId } from 'react'
import { HeartButton } from '../../ui/HeartButton.tsx'
import { Picture } from '../../ui/Picture.tsx'
import classes from './SavedCard.module.css'
import { savedPrice } from './savedPrice.ts'
import type { ShownHome } from './shownHome.ts'
import { useSavedProperties } from './useSavedProperties.ts'

const ICON = { size: 17, stroke: 1.5, 'aria-hidden': true } as const

/** A saved home, and what became of it. All of the card leads to the property, while it has a page. */
export function SavedCard({ home }: { home: ShownHome }) {
  const { remove } = useSavedProperties()
  const badges = useId()
  const { id, title, location, beds, baths, sqft, type, images, mark, hasPage } = home
  return (
    <article className={classes.card} data-gone={isGone(mark) || undefined}>
      <div className={classes.head}>
        <Picture
          className={classes.picture}
          src={images[0]}
          alt=""
          sizes="(min-width: 48em) 400px, 100vw"
        />
        <ul className={classes.badges} id={badges} aria-label="About this home">
          {type !== null && <li>{type}</li>}
          {mark !== null && <li data-mark={mark}>{mark}</li>}
        </ul>
        <div className={classes.heart}>
          <HeartButton
            isOn
            isToggle={false}
            label={`Remove ${title} from saved`}
            onToggle={() => remove(id)}
          />
        </div>
      </div>
      <div className={classes.body}>
        <p className={classes.price}>{savedPrice(home)}</p>
        <h2 className={classes.title}>
          {hasPage ? (
            <Link
              to="/property/$id"
              params={{ id: String(id) }}
              className={classes.link}
              aria-describedby={badges}
            >
              {title}
            </Link>
          ) : (
            title
          )}
        </h2>
        <p className={classes.location}>{location}</p>
        <ul className={classes.summary}>
          {beds !== null && (
            <li>
              <IconBed {...ICON} />
              {bedsLabel(beds)}
            </li>
          )}
          {baths !== null && (
            <li>
              <IconBath {...ICON} />
              {bathsLabel(baths)}
            </li>
          )}
          {sqft !== null && (
            <li>
              <IconRuler2 {...ICON} />
              {areaLabel(sqft)}
            </li>
          )}
        </ul>
      </div>
    </article>
  )
}

/** Nobody can have it any more: its picture steps back. */
const isGone = (mark: string | null) => mark !== null && mark !== STATUS_LABELS.underOffer
