import { withSlot } from '@hearth/core/viewing/rules.ts'
import { FieldSet } from './FieldSet.tsx'
import classes from './Form.module.css'

interface Props<Slot extends string> {
  legend: string
  /** "HH:mm" in London, earliest first. */
  slots: readonly Slot[]
  /** Those that can be chosen: some of today's have begun. */
  open: readonly Slot[]
  value: readonly Slot[]
  error?: unknown
  /** The chosen slots, in their order. */
  onChange(times: Slot[]): void
}

/** The slots of a day, any number of which may be chosen. */
export function SlotPicker<Slot extends string>(props: Props<Slot>) {
  const { legend, slots, open, value, error, onChange } = props
  const toggle = (slot: Slot) =>
    onChange(
      value.includes(slot) ? value.filter((each) => each !== slot) : withSlot(slots, value, slot),
    )
  return (
    <FieldSet legend={legend} path="times" error={error}>
      <div className={classes.slots}>
        {slots.map((slot) => (
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
    </FieldSet>
  )
}
