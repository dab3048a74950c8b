import type { Viewing } from '@hearth/core/viewing/contract.ts'
import { Link } from '@tanstack/react-router'
import { useId } from 'react'
import { Picture } from '../../ui/Picture.tsx'
import { cardId } from './focusViewing.ts'
import { Standing } from './Standing.tsx'
import { type AskedAction, ViewingActions } from './ViewingActions.tsx'
import classes from './ViewingCard.module.css'
import { ViewingNotes } from './ViewingNotes.tsx'
import { ViewingStatus } from './ViewingStatus.tsx'
import { ViewingWhen } from './ViewingWhen.tsx'
import { statusLabel } from './viewingWords.ts'

interface Props {
  viewing: Viewing
  onAsk(action: AskedAction): void
}

/** A viewing: when, of which home, how it stands, and what can be done with it. */
export function ViewingCard({ viewing, onAsk }: Props) {
  const { id, property, agentName, status, waitsFor } = viewing
  const titleId = useId()
  return (
    <article id={cardId(id)} className={classes.card} tabIndex={-1} aria-labelledby={titleId}>
      <ViewingWhen viewing={viewing} />
      <Picture
        className={classes.picture}
        src={property.image ?? undefined}
        alt=""
        sizes="(min-width: 48em) 220px, 100vw"
      />
      <div className={classes.words}>
        <ViewingStatus
          status={status}
          isNext={status === 'pending' && waitsFor === 'seeker'}
          mb={8}
        >
          {statusLabel(viewing)}
        </ViewingStatus>
        <h2 id={titleId} className={classes.title}>
          {property.isListed ? (
            <Link to="/property/$id" params={{ id: String(property.id) }}>
              {property.title}
            </Link>
          ) : (
            property.title
          )}
        </h2>
        <p className={classes.address}>{property.address}</p>
        <ul className={classes.facts}>
          <li>Property #{property.id}</li>
          <li>Agent: {agentName}</li>
          {!property.isListed && <li>No longer listed</li>}
        </ul>
      </div>
      <div className={classes.rest}>
        <Standing viewing={viewing} />
        <ViewingNotes viewing={viewing}>
          <ViewingActions viewing={viewing} onAsk={onAsk} />
        </ViewingNotes>
      </div>
    </article>
  )
}
