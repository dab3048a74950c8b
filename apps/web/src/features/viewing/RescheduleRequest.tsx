import type { Viewing } from '@hearth/core/viewing/contract.ts'
import classes from './Standing.module.css'
import { dayInWords } from './viewingWords.ts'

type Request = NonNullable<Viewing['rescheduleRequest']>

/** The other days and times that were asked for: each day with each time. */
export function RescheduleRequest({ request }: { request: Request }) {
  return (
    <>
      <p>Reschedule request submitted for:</p>
      <ul className={classes.wishes} aria-label="Requested dates">
        {request.dates.map((date) => (
          <li key={date}>{dayInWords(date)}</li>
        ))}
      </ul>
      <ul className={classes.wishes} aria-label="Requested times">
        {request.times.map((time) => (
          <li key={time}>{time}</li>
        ))}
      </ul>
    </>
  )
}
