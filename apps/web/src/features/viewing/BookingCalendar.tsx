import type { Viewing } from '@hearth/core/viewing/contract.ts'
import { londonDay } from '@hearth/core/viewing/rules.ts'
import { DatePicker } from '@mantine/dates'
import { useState } from 'react'
import { CALENDAR } from '../../ui/calendar.ts'
import classes from './BookingCalendar.module.css'
import { bookingsByDay, firstDay } from './bookings.ts'
import { DayBookings } from './DayBookings.tsx'
import { dayLabel } from './viewingWords.ts'

interface Props {
  viewings: readonly Viewing[]
  onShow(viewing: Viewing): void
}

/** A calendar with the days of viewings in bold, and the viewings of the chosen day. Days are London's. */
export function BookingCalendar({ viewings, onShow }: Props) {
  const today = londonDay(new Date())
  const bookings = bookingsByDay(viewings)
  const [chosen, setChosen] = useState(() => firstDay(bookings, today))
  return (
    <section className={classes.panel} aria-label="Calendar">
      <DatePicker
        {...CALENDAR}
        size="md"
        value={chosen}
        onChange={(day) => day !== null && setChosen(day)}
        defaultDate={chosen}
        getDayAriaLabel={(day) => dayLabel(day, bookings.get(day)?.length ?? 0)}
        getDayProps={(day) => ({
          'data-booked': bookings.has(day) || undefined,
          // Mantine's today is that of the browser's time zone.
          'data-today': day === today || undefined,
          'aria-current': day === today ? 'date' : undefined,
          'aria-pressed': day === chosen,
        })}
        highlightToday
        classNames={{ day: classes.day, calendarHeaderLevel: classes.month }}
      />
      <DayBookings day={chosen} viewings={bookings.get(chosen) ?? []} onShow={onShow} />
    </section>
  )
}
