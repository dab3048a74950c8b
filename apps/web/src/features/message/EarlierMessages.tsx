import { Button } from '@mantine/core'
import { type RefObject, useEffect, useRef } from 'react'
import classes from './EarlierMessages.module.css'
import type { ThreadState } from './useThread.ts'

interface Props {
  thread: ThreadState
  /** What gets the focus when there is nothing more to load, and the button is gone. */
  backTo: RefObject<HTMLElement | null>
}

/** Loads what was written before, when it is wanted. */
export function EarlierMessages({ thread, backTo }: Props) {
  const { hasEarlier, hasEarlierFailed, isLoadingEarlier, loadEarlier } = thread
  const wasPressed = useRef(false)
  useEffect(() => {
    if (hasEarlier || !wasPressed.current) return
    wasPressed.current = false
    if (document.activeElement === document.body) backTo.current?.focus({ preventScroll: true })
  }, [hasEarlier, backTo])
  if (!hasEarlier) return null
  const press = () => {
    wasPressed.current = true
    loadEarlier()
  }
  return (
    <div className={classes.earlier}>
      {hasEarlierFailed && <p role="alert">Earlier messages could not be loaded.</p>}
      <Button variant="default" size="sm" aria-busy={isLoadingEarlier} onClick={press}>
        {wordsFor(thread)}
      </Button>
    </div>
  )
}

function wordsFor({ isLoadingEarlier, hasEarlierFailed }: ThreadState): string {
  if (isLoadingEarlier) return 'Loading...'
  return hasEarlierFailed ? 'Try again' : 'Show earlier messages'
}
