import type { ListingField } from '@hearth/core/property/listingContract.ts'
import { TextInput } from '@mantine/core'
import { type ChangeEvent, type FocusEvent, useState } from 'react'
import { NumberSteps } from './NumberSteps.tsx'
import { readTyped, writeTyped } from './typedNumber.ts'
import { useField } from './useField.tsx'

interface Props {
  name: ListingField
  label: string
  hint?: string | undefined
  isMoney?: boolean
  /** What it is measured in: " sq ft". */
  suffix?: string
  required?: boolean
  /** Buttons for one more and one less. */
  hasSteps?: boolean
}

/**
 * A number, which stays as it is typed until the field is left, and is then written as numbers are. What is
 * no number stays for good, with what is wrong about it: nothing is made of it that was not typed.
 */
export function NumberField(props: Props) {
  const { name, label, hint, isMoney = false, suffix = '' } = props
  const { required = false, hasSteps = false } = props
  const form = { isMoney, suffix }
  const { value, onChange, onBlur, ...field } = useField(name, hint)
  const [typed, setTyped] = useState<string>()
  const isAsTyped = typed !== undefined && readTyped(typed, form) === value
  return (
    <TextInput
      size="md"
      label={label}
      withAsterisk={required}
      aria-required={required}
      autoComplete="off"
      inputMode="decimal"
      {...field}
      value={isAsTyped ? typed : writeTyped(value, form)}
      onChange={({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
        setTyped(currentTarget.value)
        onChange(readTyped(currentTarget.value, form))
      }}
      onBlur={(event: FocusEvent<HTMLInputElement>) => {
        setTyped(undefined)
        onBlur?.(event)
      }}
      rightSection={hasSteps && <NumberSteps value={value} onChange={onChange} />}
      rightSectionWidth={72}
    />
  )
}
