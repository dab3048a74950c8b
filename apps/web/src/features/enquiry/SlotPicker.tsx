import { VIEWING_SLOTS, type ViewingSlot } from '@hearth/core/viewing/contract.ts'
import { slotsStillToCome, withSlot } from '@hearth/core/viewing/rules.ts'
import { useId } from 'react'
import classes from './Form.module.css'

interface Props {
  /** The chosen day, yyyy-MM-dd: today's slots that have begun cannot be chosen. */
  day: string | null
  value: readonly ViewingSlot[]
  error: unknown
  now: Date
  onChange(times: ViewingSlot[]): void
}

/** The nine slots of a day, any number of which may be chosen. */
export function SlotPicker({ day, value, error, now, onChange }: Props) {
  const id = useId()
  const open: readonly ViewingSlot[] = day === null ? VIEWING_SLOTS : slotsStillToCome(day, now)
  const toggle = (slot: ViewingSlot) =>
    onChange(value.includes(slot) ? value.filter((each) => each !== slot) : withSlot(value, slot))
  // By its data-path the form finds it, to put the focus there.
  return (
    <fieldset
      className={classes.set}
      data-path="times"
      tabIndex={-1}
      aria-describedby={error ? `${id}-problem` : undefined}
    >
      <legend>Preferred times</legend>
      <div className={classes.slots}>
        {VIEWING_SLOTS.map((slot) => (
          <button
            key={slot}
            type="button"
            className={classes.slot}
            aria-pressed={value.includes(slot)}
            disabled={!open.includes(slot)}
            onClick={() => toggle(slot)}
          >
            {slot}
          </button>
        ))}
      </div>
      {error ? (
        <p className={classes.problem} id={`${id}-problem`} role="alert">
          {String(error)}
        </p>
      ) : null}
    </fieldset>
  )
}
