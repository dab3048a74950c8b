import type { KeyboardEvent } from 'react'
import { useSwipe } from './useSwipe.ts'

interface Turns {
  next(): void
  previous(): void
}

/** What pictures answer to besides their buttons: the arrow keys, and a finger that swipes. */
export function useTurning({ next, previous }: Turns) {
  const swipe = useSwipe({ onLeft: next, onRight: previous })
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return
    if (event.key === 'ArrowRight') next()
    else if (event.key === 'ArrowLeft') previous()
    else return
    event.preventDefault()
  }
  return { ...swipe, onKeyDown }
}
