import type { Viewing } from '@hearth/core/viewing/contract.ts'
import classes from './BookingCalendar.module.css'
import { dayInWords, statusLabel, timeLabel } from './viewingWords.ts'

interface Props {
  /** yyyy-MM-dd */
  day: string
  /** Those of the day. */
  viewings: readonly Viewing[]
  onShow(viewing: Viewing): void
}

/** The viewings of one day; each leads to its card. */
export function DayBookings({ day, viewings, onShow }: Props) {
  return (
    <div className={classes.bookings} aria-live="polite">
      <h2 className={classes.heading}>{dayInWords(day)}</h2>
      {viewings.length === 0 ? (
        <p className={classes.none}>No viewings on this day.</p>
      ) : (
        <ul className={classes.list}>
          {viewings.map((viewing) => (
            <li key={viewing.id}>
              <button type="button" className={classes.booking} onClick={() => onShow(viewing)}>
                <span className={classes.time}>{timeLabel(viewing)}</span>{' '}
                <span className={classes.words}>
                  <span className={classes.title}>{viewing.property.title}</span>{' '}
                  <span className={classes.status}>{statusLabel(viewing)}</span>
                </span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
