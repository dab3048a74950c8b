import { UnstyledButton } from '@mantine/core'
import { IconHeart, IconHeartFilled } from '@tabler/icons-react'
import type { MouseEvent } from 'react'
import classes from './HeartButton.module.css'

interface Props {
  isOn: boolean
  /** What is read out. On a toggle it stays the same, and aria-pressed tells whether it is on. */
  label: string
  /** False where the heart can only be taken away: then its label says so. */
  isToggle?: boolean
  onToggle: () => void
}

/** A heart that is on or off, to lie on a picture. Inside a link it does not follow the link. */
export function HeartButton({ isOn, label, isToggle = true, onToggle }: Props) {
  const toggle = (event: MouseEvent) => {
    event.preventDefault()
    event.stopPropagation()
    onToggle()
  }
  const Icon = isOn ? IconHeartFilled : IconHeart
  return (
    <UnstyledButton
      className={classes.heart}
      data-on={isOn || undefined}
      aria-pressed={isToggle ? isOn : undefined}
      aria-label={label}
      onClick={toggle}
    >
      <Icon className={classes.icon} size={20} stroke={1.6} aria-hidden="true" />
    </UnstyledButton>
  )
}
