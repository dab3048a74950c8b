import type { Offer } from '@hearth/core/viewing/agentContract.ts'
import { Alert } from '@mantine/core'
import { IconAlertCircle } from '@tabler/icons-react'
import { type FormEvent, useState } from 'react'
import formClasses from '../../enquiry/Form.module.css'
import { HomeDialog } from '../../enquiry/HomeDialog.tsx'
import { SendingFoot } from '../../enquiry/SendingFoot.tsx'
import { homeOf } from '../../viewing/viewingDialog.ts'
import { Alternatives } from './Alternatives.tsx'
import type { AgentDialogProps } from './agentDialog.ts'
import { FailureAlert } from './FailureAlert.tsx'
import { RequestLine } from './RequestLine.tsx'
import { useAnswer } from './useAnswer.ts'
import { useToldFailure } from './useToldFailure.ts'

interface Props extends AgentDialogProps {
  /** Why another time has to be found, when the agent did not ask for it. */
  reason: string | undefined
}

/** Proposes one of five other times, or a day and time of the agent's own choice. */
export function ProposeDialog(props: Props) {
  const { viewing, isOpen, saysInside, onClose, onClosed, reason } = props
  const { property } = viewing
  const [chosen, setChosen] = useState<Offer | null>(null)
  const { failure, tell, forgetFailure } = useToldFailure(saysInside)
  const answer = useAnswer(viewing, {
    onDone: onClose,
    onFailure: (told) => {
      tell(told)
      if (told.isTaken) setChosen(null)
    },
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    forgetFailure()
    if (chosen) answer.propose(chosen)
  }
  return (
    <HomeDialog
      title="Propose Alternative Times"
      home={homeOf(property)}
      line={<RequestLine viewing={viewing} />}
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
        <FailureAlert failure={failure} />
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
