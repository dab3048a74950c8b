import { Button } from '@mantine/core'
import type { ReactNode } from 'react'

interface Props {
  isSending: boolean
  children: ReactNode
}

/** Sends a form, once at a time. */
export function SendButton({ isSending, children }: Props) {
  return (
    <Button type="submit" color="ember" size="md" disabled={isSending} aria-busy={isSending}>
      {isSending ? 'One moment…' : children}
    </Button>
  )
}
