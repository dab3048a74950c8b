import { Alert } from '@mantine/core'
import { IconAlertCircle } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import type { Failure } from './useAnswer.ts'

interface Props {
  failure: Failure | null
  /** What can be done about it. */
  children?: ReactNode
}

/** Why an answer to a viewing was not stored, said where it was given. */
export function FailureAlert({ failure, children }: Props) {
  if (!failure) return null
  return (
    <Alert
      color="red"
      role="alert"
      title={failure.title}
      icon={<IconAlertCircle size={20} stroke={1.6} aria-hidden />}
    >
      {failure.text}
      {children}
    </Alert>
  )
}
