import type { AgentViewing } from '@hearth/core/viewing/agentContract.ts'
import { type ReactNode, useId } from 'react'
import { Picture } from '../../../ui/Picture.tsx'
import { ViewingStatus } from '../../viewing/ViewingStatus.tsx'
import { agentNote, agentStatus } from './agentWords.ts'
import classes from './RequestCard.module.css'
import { SeekerLine } from './SeekerLine.tsx'

interface Props {
  viewing: AgentViewing
  /** Opens the viewing's details. */
  onOpen(): void
  /** What can be done about it. */
  children: ReactNode
}

/** Who would like to see which home, how it stands, and what can be done about it. */
export function RequestCard({ viewing, onOpen, children }: Props) {
  const { property, seeker, status } = viewing
  const titleId = useId()
  const note = agentNote(viewing)
  return (
    <article
      className={classes.card}
      tabIndex={-1}
      aria-labelledby={`${titleId} ${titleId}-seeker`}
    >
      <div className={classes.home}>
        <Picture className={classes.picture} src={property.image ?? undefined} alt="" />
        <div className={classes.words}>
          <ViewingStatus status={status} mb={6}>
            {agentStatus(viewing)}
          </ViewingStatus>
          <h3 className={classes.title}>
            <button type="button" id={titleId} onClick={onOpen}>
              {property.title}
            </button>
          </h3>
          <p className={classes.address}>{property.address}</p>
        </div>
      </div>
      <div className={classes.rest}>
        <div id={`${titleId}-seeker`}>
          <SeekerLine seeker={seeker} />
        </div>
        {note !== undefined && <p className={classes.note}>{note}</p>}
        {children}
      </div>
    </article>
  )
}
