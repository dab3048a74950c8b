import type { AgentHome } from '@hearth/core/property/agentHomes.ts'
import { LISTING_TYPE_LABELS } from '@hearth/core/property/wording.ts'
import { Picture } from '../../../ui/Picture.tsx'
import { Price } from '../../property/Price.tsx'
import classes from './AgentHomeCard.module.css'
import { HomeActions } from './HomeActions.tsx'
import { StatusSelect } from './StatusSelect.tsx'

/** A home as its agent works with it. */
export function AgentHomeCard({ home }: { home: AgentHome }) {
  const { title, address, agentRef, images, lat, listingType, withdrawnAt } = home
  const isWithdrawn = withdrawnAt !== null
  return (
    <article className={classes.card} tabIndex={-1} data-withdrawn={isWithdrawn || undefined}>
      <div className={classes.head}>
        <Picture
          src={images[0]}
          alt=""
          className={classes.picture}
          sizes="(max-width: 48em) 100vw, 400px"
        />
        <ul className={classes.badges} aria-label="About this home">
          <li>{LISTING_TYPE_LABELS[listingType]}</li>
          {isWithdrawn && <li data-withdrawn>Withdrawn</li>}
        </ul>
      </div>
      <div className={classes.body}>
        <Price listing={home} isOneLine />
        <h2 className={classes.title} title={title}>
          {title}
        </h2>
        <p className={classes.address}>{address}</p>
        {agentRef !== null && <p className={classes.reference}>Ref. {agentRef}</p>}
        {!isWithdrawn && lat === null && (
          <p className={classes.unplaced}>
            Not on the map yet, and missing from searches by distance. Enter coordinates if this
            stays.
          </p>
        )}
        {!isWithdrawn && <StatusSelect home={home} />}
        <HomeActions home={home} />
      </div>
    </article>
  )
}
