import type { Viewing } from '@hearth/core/viewing/contract.ts'
import { wasWithdrawn } from '@hearth/core/viewing/stateMachine.ts'
import { RescheduleRequest } from './RescheduleRequest.tsx'
import classes from './Standing.module.css'
import { dayAndTimes, oneOf } from './viewingWords.ts'

/** How a viewing stands, where day and time do not tell it. */
export function Standing({ viewing }: { viewing: Viewing }) {
  switch (viewing.status) {
    case 'pending':
      return viewing.waitsFor === 'seeker' ? (
        <Proposal viewing={viewing} />
      ) : (
        <Requested viewing={viewing} />
      )
    case 'rescheduling':
      return <Requested viewing={viewing} />
    case 'cancelled':
      return <Cancelled viewing={viewing} />
    default:
      return null
  }
}

function Proposal({ viewing }: { viewing: Viewing }) {
  const when = <strong>{dayAndTimes(viewing)}</strong>
  return (
    <div className={classes.standing} data-tone="answer">
      <p>
        {viewing.actions.includes('acceptProposal') ? (
          <>The agent proposes {when}.</>
        ) : (
          <>The agent proposed {when}, which has passed.</>
        )}
      </p>
    </div>
  )
}

function Requested({ viewing }: { viewing: Viewing }) {
  const { status, times, rescheduleRequest } = viewing
  return (
    <div className={classes.standing}>
      {rescheduleRequest ? (
        <RescheduleRequest request={rescheduleRequest} />
      ) : (
        <p>
          You asked for <strong>{oneOf(times)}</strong>. The agent will confirm or propose another
          time.
        </p>
      )}
      {status === 'rescheduling' && (
        <p>
          Your agreed time, <strong>{dayAndTimes(viewing)}</strong>, is held until the agent
          answers.
        </p>
      )}
    </div>
  )
}

function Cancelled({ viewing }: { viewing: Viewing }) {
  return <div className={classes.standing}>{whyCancelled(viewing)}</div>
}

function whyCancelled(viewing: Viewing) {
  const { declineReason } = viewing
  if (declineReason === null) return <p>You cancelled this viewing.</p>
  if (wasWithdrawn(viewing)) {
    return <p>This viewing was cancelled because the home had left the market.</p>
  }
  return (
    <>
      <p>The agent declined this viewing:</p>
      <blockquote className={classes.reason}>{declineReason}</blockquote>
    </>
  )
}
