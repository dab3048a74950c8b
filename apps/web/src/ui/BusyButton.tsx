import { Button, type ButtonProps } from '@mantine/core'
import type { MouseEvent } from 'react'

interface Props extends ButtonProps {
  /** What it began is under way. */
  isBusy: boolean
  /** What it says meanwhile. */
  busyText?: string
  type?: 'button' | 'submit'
  onClick?: () => void
  'aria-label'?: string
}

/**
 * A button of something that takes a while. It keeps the focus meanwhile, which a disabled one would lose,
 * and pressing it again does nothing.
 */
export function BusyButton({ isBusy, busyText = 'One moment…', ...props }: Props) {
  const { onClick, children, type = 'button', ...rest } = props
  const press = (event: MouseEvent) => {
    if (isBusy) event.preventDefault()
    else onClick?.()
  }
  return (
    <Button {...rest} type={type} aria-busy={isBusy} aria-disabled={isBusy} onClick={press}>
      {isBusy ? busyText : children}
    </Button>
  )
}
