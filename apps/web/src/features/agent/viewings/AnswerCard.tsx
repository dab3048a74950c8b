import { leadsNowhere } from '@hearth/core/message/formerMember.ts'
import type { AgentViewing } from '@hearth/core/viewing/agentContract.ts'
import { Button } from '@mantine/core'
import { useState } from 'react'
import { dayAndTimes } from '../../viewing/viewingWords.ts'
import classes from './AnswerCard.module.css'
import { FailureAlert } from './FailureAlert.tsx'
import { RequestActions } from './RequestActions.tsx'
import { RequestCard } from './RequestCard.tsx'
import { SendMessage } from './SendMessage.tsx'
import type { Failure } from './useAnswer.ts'
import type { AskedDialog } from './useAskedDialog.ts'

const WORDS = { accept: 'Confirm', decline: 'Reject' }

interface Props {
  viewing: AgentViewing
  onAsk(viewing: AgentViewing, dialog: AskedDialog): void
}

/** A viewing with its answers and a box to write to whoever asked; what goes wrong is said inside. */
export function AnswerCard({ viewing, onAsk }: Props) {
  const [failure, setFailure] = useState<Failure | null>(null)
  const { seeker, status } = viewing
  // What is asked for or proposed is said with its answers.
  const hasDay = status !== 'pending' && status !== 'rescheduling'
  return (
    <RequestCard viewing={viewing} onOpen={() => onAsk(viewing, { name: 'details' })}>
      {hasDay && <p className={classes.when}>{dayAndTimes(viewing)}</p>}
      <FailureAlert failure={failure}>
        {failure?.isTaken && (
          <div className={classes.next}>
            <Button
              variant="default"
              onClick={() => onAsk(viewing, { name: 'proposeTime', reason: failure.text })}
            >
              See alternatives
            </Button>
          </div>
        )}
      </FailureAlert>
      <RequestActions
        viewing={viewing}
        words={WORDS}
        onAsk={(name) => onAsk(viewing, { name })}
        onAccepted={() => setFailure(null)}
        onFailure={setFailure}
      />
      {!leadsNowhere(seeker.email) && <SendMessage viewing={viewing} />}
    </RequestCard>
  )
}
