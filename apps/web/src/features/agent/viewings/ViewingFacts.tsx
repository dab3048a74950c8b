import type { AgentViewing } from '@hearth/core/viewing/agentContract.ts'
import { londonDay } from '@hearth/core/viewing/rules.ts'
import { Link } from '@tanstack/react-router'
import { dayAndTimes, dayInWords } from '../../viewing/viewingWords.ts'
import { agentNote, agentStatus } from './agentWords.ts'
import { SeekerLine } from './SeekerLine.tsx'
import classes from './ViewingFacts.module.css'

/** What is known of a viewing. */
export function ViewingFacts({ viewing }: { viewing: AgentViewing }) {
  const { seeker, property, wishes, createdAt } = viewing
  const note = agentNote(viewing)
  return (
    <dl className={classes.facts}>
      <dt>Status</dt>
      <dd>{agentStatus(viewing)}</dd>
      {wishes.length === 0 && (
        <>
          <dt>When</dt>
          <dd>{dayAndTimes(viewing)}</dd>
        </>
      )}
      {note !== undefined && (
        <>
          <dt>Standing</dt>
          <dd className={classes.note}>{note}</dd>
        </>
      )}
      <dt>Seeker</dt>
      <dd>
        <SeekerLine seeker={seeker} />
      </dd>
      <dt>Home</dt>
      <dd>
        {property.isListed ? (
          <Link to="/property/$id" params={{ id: String(property.id) }}>
            Property #{property.id}
          </Link>
        ) : (
          `Property #${property.id}, no longer listed`
        )}
      </dd>
      <dt>Requested</dt>
      <dd>{dayInWords(londonDay(new Date(createdAt)))}</dd>
    </dl>
  )
}
