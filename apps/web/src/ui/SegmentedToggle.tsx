import { SegmentedControl } from '@mantine/core'
import classes from './SegmentedToggle.module.css'

interface Props<Value extends string> {
  label: string
  value: Value
  options: readonly { value: Value; label: string }[]
  onChange: (value: Value) => void
  disabled?: boolean
  size?: 'sm' | 'md'
}

/** A choice between two or three words, of which one always holds. */
export function SegmentedToggle<Value extends string>(props: Props<Value>) {
  const { label, value, options, onChange, disabled, size = 'md' } = props
  return (
    <SegmentedControl<Value>
      aria-label={label}
      value={value}
      data={[...options]}
      onChange={onChange}
      disabled={disabled}
      data-size={size}
      classNames={{
        root: classes.root,
        indicator: classes.indicator,
        label: classes.label,
        control: classes.control,
      }}
    />
  )
}
