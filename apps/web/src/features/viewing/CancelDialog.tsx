import { Alert, Button } from '@mantine/core'
import { useState } from 'react'
import { trpc } from '../../trpc.ts'
import { sayDone, sayWrong } from '../../ui/toasts.ts'
import { HomeDialog } from '../enquiry/HomeDialog.tsx'
import { useViewingChange } from './useViewingChange.ts'
import classes from './ViewingDialogs.module.css'
import { homeOf, type ViewingDialogProps } from './viewingDialog.ts'
import { dayAndTimes } from './viewingWords.ts'

const NOT_CANCELLED = 'Viewing not cancelled'

/** Asks once more before a viewing is cancelled. */
export function CancelDialog({ viewing, isOpen, onClose, onClosed }: ViewingDialogProps) {
  const { id, property } = viewing
  const { show, reasonOf } = useViewingChange()
  const [problem, setProblem] = useState<string | null>(null)
  const cancel = trpc.viewing.cancel.useMutation({
    onSuccess: (cancelled) => {
      show(cancelled)
      onClose()
      sayDone('Viewing cancelled successfully', 'The agent has been told.')
    },
    onError: (error) => {
      const reason = reasonOf(error)
      if (isOpen) setProblem(reason)
      else if (reason !== null) sayWrong(NOT_CANCELLED, reason)
    },
  })
  const send = () => {
    if (cancel.isPending) return
    setProblem(null)
    cancel.mutate({ id })
  }
  return (
    <HomeDialog
      title="Cancel this viewing?"
      home={homeOf(property)}
      line={<p className={classes.line}>{dayAndTimes(viewing)}</p>}
      isOpen={isOpen}
      onClose={onClose}
      onClosed={onClosed}
      isSmall
    >
      <p className={classes.text}>
        The agent is told at once. To see this home later you would have to ask again.
      </p>
      {problem !== null && (
        <Alert className={classes.problem} color="red" role="alert" title={NOT_CANCELLED}>
          {problem}
        </Alert>
      )}
      <div className={classes.buttons}>
        <Button variant="default" size="md" onClick={onClose} data-autofocus>
          Keep viewing
        </Button>
        <Button color="ember" size="md" aria-busy={cancel.isPending} onClick={send}>
          {cancel.isPending ? 'Cancelling…' : 'Cancel viewing'}
        </Button>
      </div>
    </HomeDialog>
  )
}
