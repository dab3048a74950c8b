import type { Offer } from '@hearth/core/viewing/agentContract.ts'
import { VIEWING_TIMES } from '@hearth/core/viewing/contract.ts'
import { isViewingDay, londonDay } from '@hearth/core/viewing/rules.ts'
import { Skeleton } from '@mantine/core'
import { DatePicker } from '@mantine/dates'
import { useState } from 'react'
import { refusalOf } from '../../../refusal.ts'
import { trpc } from '../../../trpc.ts'
import { CALENDAR } from '../../../ui/calendar.ts'
import { FieldSet } from '../../enquiry/FieldSet.tsx'
import formClasses from '../../enquiry/Form.module.css'
import classes from './Alternatives.module.css'
import { DayTimes } from './DayTimes.tsx'

interface Props {
  /** Of the viewing. */
  id: number
  chosen: Offer | null
  onChoose(offer: Offer | null): void
}

/** Any day from Monday to Saturday, and any time of it at which the agent is free. */
export function OtherTime({ id, chosen, onChoose }: Props) {
  const now = new Date()
  const today = londonDay(now)
  const [day, setDay] = useState<string | null>(null)
  const { data, error } = trpc.agent.viewings.timesOfDay.useQuery(
    { id, date: day ?? today },
    { enabled: day !== null, staleTime: 0 },
  )
  const changeDay = (next: string | null) => {
    setDay(next)
    onChoose(null)
  }
  return (
    <div className={classes.other}>
      <FieldSet legend="Date">
        <div className={formClasses.calendar}>
          <DatePicker
            {...CALENDAR}
            value={day}
            onChange={changeDay}
            minDate={today}
            defaultDate={today}
            excludeDate={(each) => !isViewingDay(each, now, VIEWING_TIMES)}
            getDayProps={(each) => ({ 'aria-pressed': each === day })}
            classNames={{ day: formClasses.day }}
          />
        </div>
      </FieldSet>
      <FieldSet legend="Time">
        {day === null ? (
          <p className={classes.wait}>Choose a date first.</p>
        ) : data ? (
          <DayTimes offers={data} chosen={chosen} onChoose={onChoose} />
        ) : error ? (
          <p role="alert">{refusalOf(error).text}</p>
        ) : (
          <Skeleton height={240} radius="md" role="status" aria-label="Loading" />
        )}
      </FieldSet>
    </div>
  )
}
