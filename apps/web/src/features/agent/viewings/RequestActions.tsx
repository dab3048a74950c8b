import type { AgentViewing, Offer } from '@hearth/core/viewing/agentContract.ts'
import { Button } from '@mantine/core'
import { useState } from 'react'
import { BusyButton } from '../../../ui/BusyButton.tsx'
import { heldOffer } from './offers.ts'
import classes from './RequestActions.module.css'
import { type Failure, useAnswer } from './useAnswer.ts'
import { WishPicker } from './WishPicker.tsx'

/** What is asked in a dialog before it is done. */
export type AskedAnswer = 'decline' | 'proposeTime'

interface Props {
  viewing: AgentViewing
  /** What the buttons say: the dashboard accepts and declines, the page of requests confirms and rejects. */
  words?: { accept: string; decline: string }
  onAsk(answer: AskedAnswer): void
  onAccepted?(): void
  onFailure(failure: Failure): void
}

const WORDS = { accept: 'Accept', decline: 'Decline' }

/** The times that are asked for, and the three answers. The first time that is free is chosen. */
export function RequestActions(props: Props) {
  const { viewing, words = WORDS, onAsk, onAccepted, onFailure } = props
  const { actions, wishes } = viewing
  const [picked, setPicked] = useState<Offer | null>(null)
  const held = heldOffer(wishes, picked)
  const answer = useAnswer(viewing, { onFailure, ...(onAccepted && { onDone: onAccepted }) })
  if (actions.length === 0) return null
  return (
    <div className={classes.answer}>
      {wishes.length > 0 && (
        <WishPicker legend="Asked for" offers={wishes} held={held} onPick={setPicked} />
      )}
      {wishes.length > 0 && held === undefined && (
        <p className={classes.note}>None of these times is free any more. Propose another one.</p>
      )}
      <div className={classes.buttons}>
        {actions.includes('proposeTime') && (
          <Button variant="default" onClick={() => onAsk('proposeTime')}>
            Propose Time
          </Button>
        )}
        {actions.includes('decline') && (
          <Button variant="default" onClick={() => onAsk('decline')}>
            {words.decline}
          </Button>
        )}
        {held && (
          <BusyButton color="ember" isBusy={answer.isAccepting} onClick={() => answer.accept(held)}>
            {words.accept}
          </BusyButton>
        )}
      </div>
    </div>
  )
}
