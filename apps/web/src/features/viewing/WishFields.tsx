import { RESCHEDULE_SLOTS } from '@hearth/core/viewing/contract.ts'
import { londonDay } from '@hearth/core/viewing/rules.ts'
import { DatePicker } from '@mantine/dates'
import { CALENDAR } from '../../ui/calendar.ts'
import { FieldSet } from '../enquiry/FieldSet.tsx'
import formClasses from '../enquiry/Form.module.css'
import { SlotPicker } from '../enquiry/SlotPicker.tsx'
import { isOpenDay, openSlots, type Wish } from './wish.ts'

interface Props {
  wish: Wish
  now: Date
  onChange(wish: Wish): void
}

/** Several days and, for each of them, several times. */
export function WishFields({ wish, now, onChange }: Props) {
  const today = londonDay(now)
  return (
    <div className={formClasses.when}>
      <FieldSet legend="Dates" note="One or more days, Monday to Saturday">
        <div className={formClasses.calendar}>
          <DatePicker
            {...CALENDAR}
            type="multiple"
            value={wish.dates}
            onChange={(dates) => onChange({ ...wish, dates: dates.toSorted() })}
            minDate={today}
            defaultDate={wish.dates[0] ?? today}
            excludeDate={(day) => !isOpenDay(day, now)}
            getDayProps={(day) => ({ 'aria-pressed': wish.dates.includes(day) })}
            classNames={{ day: formClasses.day }}
          />
        </div>
      </FieldSet>
      <SlotPicker
        legend="Times"
        slots={RESCHEDULE_SLOTS}
        open={openSlots(wish.dates, now)}
        value={wish.times}
        onChange={(times) => onChange({ ...wish, times })}
      />
    </div>
  )
}
