import { Alert } from '@mantine/core'
import { IconAlertCircle } from '@tabler/icons-react'
import type { SendingFailure } from './sendingFailure.ts'

/** Why it was not sent, said at once to those who do not see it. */
export function FailureNotice({ failure }: { failure: SendingFailure | null }) {
  if (!failure) return null
  return (
    <Alert
      color="red"
      role="alert"
      title="This has not been sent"
      icon={<IconAlertCircle size={20} stroke={1.6} aria-hidden />}
    >
      {failure.text} What you typed is still here.
    </Alert>
  )
}
