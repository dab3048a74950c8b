import { declineInput } from '@hearth/core/viewing/contract.ts'
import { Button, Textarea } from '@mantine/core'
import { type FormEvent, useRef, useState } from 'react'
import { BusyButton } from '../../../ui/BusyButton.tsx'
import { HomeDialog } from '../../enquiry/HomeDialog.tsx'
import dialogClasses from '../../viewing/ViewingDialogs.module.css'
import { homeOf } from '../../viewing/viewingDialog.ts'
import type { AgentDialogProps } from './agentDialog.ts'
import { FailureAlert } from './FailureAlert.tsx'
import { RequestLine } from './RequestLine.tsx'
import { useAnswer } from './useAnswer.ts'
import { useKeptText } from './useKeptText.ts'
import { useToldFailure } from './useToldFailure.ts'

/** Declines a request with a reason, which the seeker reads. */
export function DeclineDialog(props: AgentDialogProps) {
  const { viewing, isOpen, saysInside, onClose, onClosed } = props
  const { id, property, seeker } = viewing
  const { text, type, forget } = useKeptText(`hearth.decline.${id}`)
  const [problem, setProblem] = useState<string>()
  const field = useRef<HTMLTextAreaElement>(null)
  const { failure, tell, forgetFailure } = useToldFailure(saysInside)
  const answer = useAnswer(viewing, {
    onDone: () => {
      forget()
      onClose()
    },
    onFailure: tell,
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const checked = declineInput.safeParse({ id, reason: text })
    setProblem(checked.error?.issues[0]?.message)
    forgetFailure()
    if (checked.success) answer.decline(text)
    else field.current?.focus()
  }
  return (
    <HomeDialog
      title="Decline Viewing Request"
      home={homeOf(property)}
      line={<RequestLine viewing={viewing} />}
      isOpen={isOpen}
      onClose={onClose}
      onClosed={onClosed}
      isSmall
    >
      <form onSubmit={submit} noValidate>
        <Textarea
          ref={field}
          label="Reason"
          description={`${seeker.name} reads it.`}
          placeholder="The home is under offer."
          autosize
          minRows={3}
          maxRows={8}
          data-autofocus
          value={text}
          error={problem}
          readOnly={answer.isBusy}
          onChange={(event) => type(event.currentTarget.value)}
        />
        <FailureAlert failure={failure} />
        <div className={dialogClasses.buttons}>
          <Button variant="default" size="md" onClick={onClose}>
            Keep request
          </Button>
          <BusyButton
            type="submit"
            color="ember"
            size="md"
            isBusy={answer.isBusy}
            busyText="Declining…"
          >
            Decline request
          </BusyButton>
        </div>
      </form>
    </HomeDialog>
  )
}
