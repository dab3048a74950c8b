import { BusyButton } from '../../ui/BusyButton.tsx'
import { FailureNotice } from './FailureNotice.tsx'
import classes from './Form.module.css'
import type { SendingFailure } from './sendingFailure.ts'

interface Props {
  label: string
  isSending: boolean
  /** Something is missing without which it cannot be sent. */
  isIncomplete?: boolean
  failure: SendingFailure | null
}

/** The end of a form: what kept it from being sent, and the button that sends it. */
export function SendingFoot({ label, isSending, isIncomplete = false, failure }: Props) {
  return (
    <div className={classes.foot}>
      <FailureNotice failure={failure} />
      <BusyButton
        type="submit"
        color="ember"
        size="md"
        disabled={isIncomplete}
        isBusy={isSending}
        busyText="Sending..."
      >
        {label}
      </BusyButton>
    </div>
  )
}
