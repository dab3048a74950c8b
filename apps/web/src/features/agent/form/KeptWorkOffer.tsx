import { londonTime } from '@hearth/core/viewing/rules.ts'
import { Button } from '@mantine/core'
import { IconHistory } from '@tabler/icons-react'
import { useId, useState } from 'react'
import { BusyButton } from '../../../ui/BusyButton.tsx'
import type { KeptWork } from './keptWork.ts'
import classes from './Notice.module.css'

interface Props {
  work: KeptWork
  onRestore(): Promise<void>
  onDiscard(): void
}

/** Offers what was typed and not saved, here, the last time. */
export function KeptWorkOffer({ work, onRestore, onDiscard }: Props) {
  const id = useId()
  const [isRestoring, setRestoring] = useState(false)
  const restore = () => {
    setRestoring(true)
    void onRestore()
  }
  return (
    <div className={classes.notice} role="status">
      <IconHistory className={classes.icon} size={22} stroke={1.6} aria-hidden />
      <p id={id}>You have unsaved work from {timeOf(new Date(work.at), new Date())}</p>
      <div className={classes.actions}>
        <BusyButton size="sm" isBusy={isRestoring} onClick={restore} aria-describedby={id}>
          Restore
        </BusyButton>
        <Button size="sm" variant="default" onClick={onDiscard} aria-describedby={id}>
          Discard
        </Button>
      </div>
    </div>
  )
}

/** "14:05" today, "14:05 on 3 November" before. */
function timeOf(at: Date, now: Date): string {
  const time = londonTime(at)
  const day = at.toLocaleDateString('en-GB', {
    day: 'numeric',
    month: 'long',
    timeZone: 'Europe/London',
  })
  const isToday =
    day ===
    now.toLocaleDateString('en-GB', { day: 'numeric', month: 'long', timeZone: 'Europe/London' })
  return isToday ? time : `${time} on ${day}`
}
