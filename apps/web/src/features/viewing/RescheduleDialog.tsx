import { NO_WISH } from '@hearth/core/viewing/contract.ts'
import { type FormEvent, useState } from 'react'
import { trpc } from '../../trpc.ts'
import { sayDone, sayWrong } from '../../ui/toasts.ts'
import formClasses from '../enquiry/Form.module.css'
import { HomeDialog } from '../enquiry/HomeDialog.tsx'
import { SendingFoot } from '../enquiry/SendingFoot.tsx'
import { useViewingChange } from './useViewingChange.ts'
import { useWish } from './useWish.ts'
import classes from './ViewingDialogs.module.css'
import { homeOf, type ViewingDialogProps } from './viewingDialog.ts'
import { dayAndTimes } from './viewingWords.ts'
import { WishFields } from './WishFields.tsx'
import { wishProblem } from './wish.ts'

/** Asks the agent for other days and times. What was chosen stays until it is sent. */
export function RescheduleDialog({ viewing, isOpen, onClose, onClosed }: ViewingDialogProps) {
  const { id, property, status } = viewing
  const now = new Date()
  const { wish, change, forget } = useWish(id, now)
  const { show, reasonOf } = useViewingChange()
  const [problem, setProblem] = useState<string>()
  const reschedule = trpc.viewing.reschedule.useMutation({
    onSuccess: (asked) => {
      forget()
      show(asked)
      onClose()
      sayDone('Reschedule request sent', 'The agent will answer. You find it here and by e-mail.')
    },
    onError: (error) => {
      const reason = reasonOf(error)
      if (isOpen) setProblem(reason ?? undefined)
      else if (reason !== null) sayWrong('Reschedule request not sent', reason)
    },
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (reschedule.isPending) return
    const found = wishProblem(wish, now)
    setProblem(found === NO_WISH ? undefined : found)
    if (found === NO_WISH) sayWrong('Error', NO_WISH)
    if (found === undefined) reschedule.mutate({ id, ...wish })
  }
  return (
    <HomeDialog
      title={status === 'confirmed' ? 'Reschedule' : 'Ask for other times'}
      home={homeOf(property)}
      line={<p className={classes.line}>{dayAndTimes(viewing)}</p>}
      isOpen={isOpen}
      onClose={onClose}
      onClosed={onClosed}
    >
      <form className={formClasses.form} onSubmit={submit} noValidate>
        {status === 'confirmed' && (
          <p className={classes.text}>
            Your agreed time is held until the agent answers. The agent picks one of your dates and
            times, or proposes another.
          </p>
        )}
        <WishFields wish={wish} now={now} onChange={change} />
        <SendingFoot
          label="Send request"
          isSending={reschedule.isPending}
          failure={problem === undefined ? null : { text: problem, fields: {} }}
        />
      </form>
    </HomeDialog>
  )
}
