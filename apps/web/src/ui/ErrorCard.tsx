import { Button } from '@mantine/core'
import { IconCloudOff } from '@tabler/icons-react'
import { useLayoutEffect, useRef } from 'react'
import classes from './MessageCard.module.css'

interface Props {
  title: string
  text: string
  onRetry?: () => void
  /** It stands for the whole page, and its title is the page's. */
  isPage?: boolean
}

/** Something could not be loaded: what, and what one can do about it. */
export function ErrorCard({ title, text, onRetry, isPage = false }: Props) {
  const Heading = isPage ? 'h1' : 'p'
  const card = useFocusHandedOn()
  return (
    <div ref={card} className={classes.card} data-tone="error" role="alert">
      <IconCloudOff className={classes.icon} stroke={1.4} aria-hidden="true" />
      <Heading className={classes.title}>{title}</Heading>
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
