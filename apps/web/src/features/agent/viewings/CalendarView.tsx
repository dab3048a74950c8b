import type { AgentViewing } from '@hearth/core/viewing/agentContract.ts'
import { londonDay } from '@hearth/core/viewing/rules.ts'
import { DatePicker } from '@mantine/dates'
import { keepPreviousData } from '@tanstack/react-query'
import { useState } from 'react'
import { trpc } from '../../../trpc.ts'
import { CALENDAR } from '../../../ui/calendar.ts'
import panel from '../../viewing/BookingCalendar.module.css'
import { firstDay } from '../../viewing/bookings.ts'
import { dayLabel } from '../../viewing/viewingWords.ts'
import { DayViewings } from './DayViewings.tsx'
import { KEPT_TRUE } from './useAgentViewings.ts'
import classes from './ViewingsTab.module.css'

interface Props {
  onOpen(viewing: AgentViewing): void
}

/** A calendar with the days of viewings in bold, and the viewings of the chosen day. Days are London's. */
export function CalendarView({ onOpen }: Props) {
  const today = londonDay(new Date())
  const [picked, setPicked] = useState<string | null>(null)
  const [month, setMonth] = useState(today.slice(0, 7))
  const { data } = trpc.agent.viewings.days.useQuery(
    { month },
    { ...KEPT_TRUE, placeholderData: keepPreviousData },
  )
  const counts = new Map(data?.map(({ date, viewings }) => [date, viewings]))
  const chosen = picked ?? firstDay(counts, today)
  return (
    <section className={panel.panel} aria-label="Calendar View">
      <div>
        <h2 className={classes.calendarHeading}>Calendar View</h2>
        <DatePicker
          {...CALENDAR}
          size="md"
          value={chosen}
          onChange={(day) => day !== null && setPicked(day)}
          date={`${month}-01`}
          onDateChange={(date) => setMonth(date.slice(0, 7))}
          getDayAriaLabel={(day) => dayLabel(day, counts.get(day) ?? 0)}
          getDayProps={(day) => ({
            'data-booked': counts.has(day) || undefined,
            // Mantine's today is that of the browser's time zone.
            'data-today': day === today || undefined,
            'aria-current': day === today ? 'date' : undefined,
            'aria-pressed': day === chosen,
          })}
          highlightToday
          classNames={{ day: panel.day, calendarHeaderLevel: panel.month }}
        />
      </div>
      <DayViewings day={chosen} onOpen={onOpen} />
    </section>
  )
}
