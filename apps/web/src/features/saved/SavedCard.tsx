import { areaLabel, bathsLabel, bedsLabel } from '@hearth/core/property/wording.ts'
import { IconBath, IconBed, IconRuler2 } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { HeartButton } from '../../ui/HeartButton.tsx'
import { Picture } from '../../ui/Picture.tsx'
import classes from './SavedCard.module.css'
import { savedPrice } from './savedPrice.ts'
import type { SavedProperty } from './snapshot.ts'
import { useSavedProperties } from './useSavedProperties.ts'

/** A saved home as it was when it was saved. All of the card leads to the property. */
export function SavedCard({ home }: { home: SavedProperty }) {
  const { remove } = useSavedProperties()
  const { id, title, location, beds, baths, sqft, type, images } = home
  return (
    <article className={classes.card}>
      <div className={classes.head}>
        <Picture className={classes.picture} src={images[0]} alt="" />
        {type !== null && <span className={classes.badge}>{type}</span>}
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
          <Link to="/property/$id" params={{ id: String(id) }} className={classes.link}>
            {title}
          </Link>
        </h2>
        <p className={classes.location}>{location}</p>
        <ul className={classes.summary}>
          {beds !== null && (
            <li>
              <IconBed size={17} stroke={1.5} aria-hidden="true" />
              {bedsLabel(beds)}
            </li>
          )}
          {baths !== null && (
            <li>
              <IconBath size={17} stroke={1.5} aria-hidden="true" />
              {bathsLabel(baths)}
            </li>
          )}
          {sqft !== null && (
            <li>
              <IconRuler2 size={17} stroke={1.5} aria-hidden="true" />
              {areaLabel(sqft)}
            </li>
          )}
        </ul>
      </div>
    </article>
  )
}
