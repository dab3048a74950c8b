import { BusyButton } from '../../ui/BusyButton.tsx'
import type { SendingFailure } from '../enquiry/sendingFailure.ts'
import classes from './NotSent.module.css'

interface Props {
  failure: SendingFailure
  isSending: boolean
}

/** Why a message was not sent, said at once, with the button that tries again. Within the form. */
export function NotSent({ failure, isSending }: Props) {
  return (
    <div className={classes.notice}>
      <p role="alert">
        <strong>This has not been sent.</strong> {failure.text} What you typed is still here.
      </p>
      <BusyButton type="submit" variant="default" size="xs" isBusy={isSending}>
        Try again
      </BusyButton>
    </div>
  )
}
