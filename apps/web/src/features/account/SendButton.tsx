import { Button } from '@mantine/core'
import type { ReactNode } from 'react'

interface Props {
  isSending: boolean
  /** One thing to do among others, not the next one. */
  isPlain?: boolean
  children: ReactNode
}

/** Sends a form, once at a time. */
export function SendButton({ isSending, isPlain = false, children }: Props) {
  return (
    <Button
      type="submit"
      color={isPlain ? 'pine' : 'ember'}
      size="md"
      disabled={isSending}
      aria-busy={isSending}
    >
      {isSending ? 'One moment…' : children}
    </Button>
  )
}
