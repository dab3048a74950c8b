import { firstViewingDay, isViewingDay, londonDay } from '@hearth/core/viewing/rules.ts'
import { DatePicker } from '@mantine/dates'
import { useId } from 'react'
import classes from './Form.module.css'

interface Props {
  /** yyyy-MM-dd, or null. */
  value: string | null
  error: unknown
  now: Date
  onChange(day: string | null): void
}

/** The days on which homes are shown; the others cannot be chosen. Today is London's, wherever one is. */
export function DayPicker({ value, error, now, onChange }: Props) {
  const id = useId()
  // By its data-path the form finds it, to put the focus there.
  return (
    <fieldset
      className={classes.set}
      data-path="date"
      tabIndex={-1}
      aria-describedby={`${id}-note ${error ? `${id}-problem` : ''}`}
    >
      <legend>Date</legend>
      <p className={classes.note} id={`${id}-note`}>
        Viewings available Monday to Saturday, 9 AM to 5 PM
      </p>
      <div className={classes.calendar}>
        <DatePicker
          value={value}
          onChange={onChange}
          minDate={londonDay(now)}
          defaultDate={value ?? firstViewingDay(now)}
          excludeDate={(day) => !isViewingDay(day, now)}
          firstDayOfWeek={1}
          weekendDays={[0]}
          maxLevel="month"
          hideOutsideDates
          fullWidth
          allowDeselect
          classNames={{ day: classes.day }}
          ariaLabels={{ previousMonth: 'Previous month', nextMonth: 'Next month' }}
        />
      </div>
      {error ? (
        <p className={classes.problem} id={`${id}-problem`} role="alert">
          {String(error)}
        </p>
      ) : null}
    </fieldset>
  )
}
