import type { ListingField } from '@hearth/core/property/listingContract.ts'
import { NativeSelect, TextInput } from '@mantine/core'
import type { Choice } from './choices.ts'
import { useField } from './useField.tsx'

interface Props {
  name: ListingField
  label: string
  hint?: string
}

interface TextProps extends Props {
  type?: 'text' | 'tel' | 'url' | 'date'
  autoComplete?: string
  placeholder?: string
  required?: boolean
  /** Somebody has typed in it and goes on. */
  onLeave?: () => void
}

/** A field of one line. */
export function TextField(props: TextProps) {
  const { name, label, hint, required = false, onLeave, ...input } = props
  const field = useField(name, hint)
  return (
    <TextInput
      size="md"
      label={label}
      withAsterisk={required}
      aria-required={required}
      autoComplete="off"
      {...input}
      {...field}
      onBlur={(event) => {
        field.onBlur?.(event)
        onLeave?.()
      }}
    />
  )
}

interface ChoiceProps extends Props {
  choices: readonly Choice[]
  onChange?: (value: string) => void
}

/** One of a few words. */
export function ChoiceField({ name, label, hint, choices, onChange }: ChoiceProps) {
  const field = useField(name, hint)
  return (
    <NativeSelect
      size="md"
      label={label}
      data={[...choices]}
      {...field}
      onChange={(event) => {
        field.onChange(event)
        onChange?.(event.currentTarget.value)
      }}
    />
  )
}
