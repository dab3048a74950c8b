import { Button } from '@mantine/core'
import { IconCloudOff } from '@tabler/icons-react'
import { useLayoutEffect, useRef } from 'react'
import classes from './MessageCard.module.css'

interface Props {
  title: string
  text: string
  onRetry?: () => void
}

/** Something could not be loaded: what, and what one can do about it. */
export function ErrorCard({ title, text, onRetry }: Props) {
  const card = useFocusHandedOn()
  return (
    <div ref={card} className={classes.card} data-tone="error" role="alert">
      <IconCloudOff className={classes.icon} stroke={1.4} aria-hidden="true" />
      <p className={classes.title}>{title}</p>
      <p className={classes.text}>{text}</p>
      {onRetry !== undefined && (
        <Button variant="default" onClick={onRetry}>
          Try again
        </Button>
      )}
    </div>
  )
}

/** The button leaves with the card: from there the keyboard goes on at the content of the page. */
function useFocusHandedOn() {
  const card = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const shown = card.current
    return () => {
      const isFocused = shown?.contains(document.activeElement)
      if (isFocused) document.getElementById('main')?.focus({ preventScroll: true })
    }
  }, [])
  return card
}
