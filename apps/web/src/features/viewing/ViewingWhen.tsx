import type { Viewing } from '@hearth/core/viewing/contract.ts'
import classes from './ViewingCard.module.css'
import { dayInPieces, timeLabel } from './viewingWords.ts'

/** The day of a viewing as a leaf of a calendar, with its time. */
export function ViewingWhen({ viewing }: { viewing: Viewing }) {
  const { weekday, day, monthAndYear } = dayInPieces(viewing.date)
  return (
    <div className={classes.when}>
      <time className={classes.date} dateTime={viewing.date}>
        <span className={classes.weekday}>{weekday}</span>{' '}
        <span className={classes.day}>{day}</span>{' '}
        <span className={classes.month}>{monthAndYear}</span>
      </time>
      <p className={classes.time}>{timeLabel(viewing)}</p>
    </div>
  )
}
