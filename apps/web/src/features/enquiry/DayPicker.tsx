import { firstViewingDay, isViewingDay, londonDay } from '@hearth/core/viewing/rules.ts'
import { DatePicker } from '@mantine/dates'
import { CALENDAR } from '../../ui/calendar.ts'
import { FieldSet } from './FieldSet.tsx'
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
  return (
    <FieldSet
      legend="Date"
      note="Viewings available Monday to Saturday, 9 AM to 5 PM"
      path="date"
      error={error}
    >
      <div className={classes.calendar}>
        <DatePicker
          {...CALENDAR}
          value={value}
          onChange={onChange}
          minDate={londonDay(now)}
          defaultDate={value ?? firstViewingDay(now)}
          excludeDate={(day) => !isViewingDay(day, now)}
          allowDeselect
          classNames={{ day: classes.day }}
        />
      </div>
    </FieldSet>
  )
}
