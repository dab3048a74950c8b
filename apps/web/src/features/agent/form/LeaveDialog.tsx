import { Button, Modal } from '@mantine/core'
import { useBlocker } from '@tanstack/react-router'
import classes from './Notice.module.css'

interface Props {
  /** Asked at the moment of leaving. */
  hasUnsavedWork(): boolean
}

/** Asks before unsaved work is left, by a link or by closing the tab. */
export function LeaveDialog({ hasUnsavedWork }: Props) {
  const { status, proceed, reset } = useBlocker({
    shouldBlockFn: ({ current, next }) => current.pathname !== next.pathname && hasUnsavedWork(),
    enableBeforeUnload: hasUnsavedWork,
    withResolver: true,
  })
  return (
    <Modal opened={status === 'blocked'} onClose={() => reset?.()} title="Leave without saving?">
      <p>What you typed is kept in this browser and offered to you the next time.</p>
      <div className={classes.actions}>
        <Button data-autofocus onClick={() => reset?.()}>
          Stay here
        </Button>
        <Button variant="default" onClick={() => proceed?.()}>
          Leave
        </Button>
      </div>
    </Modal>
  )
}
