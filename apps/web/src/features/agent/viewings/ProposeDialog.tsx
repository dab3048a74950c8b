import type { Offer } from '@hearth/core/viewing/agentContract.ts'
import { Alert } from '@mantine/core'
import { IconAlertCircle } from '@tabler/icons-react'
import { type FormEvent, useState } from 'react'
import { sayWrong } from '../../../ui/toasts.ts'
import formClasses from '../../enquiry/Form.module.css'
import { HomeDialog } from '../../enquiry/HomeDialog.tsx'
import { SendingFoot } from '../../enquiry/SendingFoot.tsx'
import dialogClasses from '../../viewing/ViewingDialogs.module.css'
import { homeOf } from '../../viewing/viewingDialog.ts'
import { dayAndTimes } from '../../viewing/viewingWords.ts'
import { Alternatives } from './Alternatives.tsx'
import type { AgentDialogProps } from './agentDialog.ts'
import { useAnswer } from './useAnswer.ts'

interface Props extends AgentDialogProps {
  /** Why another time has to be found, when the agent did not ask for it. */
  reason: string | undefined
}

/** Proposes one of five other times, or a day and time of the agent's own choice. */
export function ProposeDialog({ viewing, isOpen, onClose, onClosed, reason }: Props) {
  const { property, seeker } = viewing
  const [chosen, setChosen] = useState<Offer | null>(null)
  const answer = useAnswer(viewing, {
    onDone: onClose,
    onFailure: ({ title, text, isTaken }) => {
      sayWrong(title, text)
      if (isTaken) setChosen(null)
    },
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (chosen) answer.propose(chosen)
  }
  return (
    <HomeDialog
      title="Propose Alternative Times"
      home={homeOf(property)}
      line={
        <p className={dialogClasses.line}>
          {seeker.name}, {dayAndTimes(viewing)}
        </p>
      }
      isOpen={isOpen}
      onClose={onClose}
      onClosed={onClosed}
    >
      <form className={formClasses.form} onSubmit={submit} noValidate>
        {reason !== undefined && (
          <Alert
            color="red"
            title="That time is taken"
            icon={<IconAlertCircle size={20} stroke={1.6} aria-hidden />}
          >
            {reason}
          </Alert>
        )}
        <Alternatives id={viewing.id} chosen={chosen} onChoose={setChosen} />
        <SendingFoot
          label="Propose Time"
          isSending={answer.isBusy}
          isIncomplete={chosen === null}
          failure={null}
        />
      </form>
    </HomeDialog>
  )
}
