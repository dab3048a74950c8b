import { declineInput } from '@hearth/core/viewing/contract.ts'
import { Button, Textarea } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { BusyButton } from '../../../ui/BusyButton.tsx'
import { sayWrong } from '../../../ui/toasts.ts'
import { HomeDialog } from '../../enquiry/HomeDialog.tsx'
import dialogClasses from '../../viewing/ViewingDialogs.module.css'
import { homeOf } from '../../viewing/viewingDialog.ts'
import { dayAndTimes } from '../../viewing/viewingWords.ts'
import type { AgentDialogProps } from './agentDialog.ts'
import { useAnswer } from './useAnswer.ts'
import { useKeptText } from './useKeptText.ts'

/** Declines a request with a reason, which the seeker reads. */
export function DeclineDialog({ viewing, isOpen, onClose, onClosed }: AgentDialogProps) {
  const { id, property, seeker } = viewing
  const { text, type, forget } = useKeptText(`hearth.decline.${id}`)
  const [problem, setProblem] = useState<string>()
  const answer = useAnswer(viewing, {
    onDone: () => {
      forget()
      onClose()
    },
    onFailure: (failure) => sayWrong(failure.title, failure.text),
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const checked = declineInput.safeParse({ id, reason: text })
    setProblem(checked.error?.issues[0]?.message)
    if (checked.success) answer.decline(text)
  }
  return (
    <HomeDialog
      title="Decline Viewing Request"
      home={homeOf(property)}
      line={
        <p className={dialogClasses.line}>
          {seeker.name}, {dayAndTimes(viewing)}
        </p>
      }
      isOpen={isOpen}
      onClose={onClose}
      onClosed={onClosed}
      isSmall
    >
      <form onSubmit={submit} noValidate>
        <Textarea
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
