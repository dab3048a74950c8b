import type { ReactNode } from 'react'
import { BusyButton } from '../../ui/BusyButton.tsx'

interface Props {
  isSending: boolean
  /** One thing to do among others, not the next one. */
  isPlain?: boolean
  children: ReactNode
}

/** Sends a form, once at a time. */
export function SendButton({ isSending, isPlain = false, children }: Props) {
  return (
    <BusyButton type="submit" color={isPlain ? 'pine' : 'ember'} size="md" isBusy={isSending}>
      {children}
    </BusyButton>
  )
}
