import { Button } from '@mantine/core'
import { IconUsers } from '@tabler/icons-react'
import { BusyButton } from '../../../ui/BusyButton.tsx'
import classes from './Notice.module.css'

interface Props {
  isBusy: boolean
  onKeepMine(): void
  onTakeTheirs(): void
}

/** Somebody else saved this home since it was opened here: nothing is written over unasked. */
export function StaleNotice({ isBusy, onKeepMine, onTakeTheirs }: Props) {
  return (
    <div className={classes.notice} data-tone="stale" role="alert">
      <IconUsers className={classes.icon} size={22} stroke={1.6} aria-hidden />
      <p>
        This home was saved elsewhere while you were editing it. What you typed is still here and is
        not saved.
      </p>
      <div className={classes.actions}>
        <BusyButton size="sm" isBusy={isBusy} onClick={onKeepMine}>
          Save mine over it
        </BusyButton>
        <Button size="sm" variant="default" onClick={onTakeTheirs}>
          Take the saved one
        </Button>
      </div>
    </div>
  )
}
