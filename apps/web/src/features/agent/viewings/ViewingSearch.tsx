import { TextInput } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import classes from './ViewingsTab.module.css'

interface Props {
  value: string
  onChange(text: string): void
}

/** Finds viewings by who asked or by the home. */
export function ViewingSearch({ value, onChange }: Props) {
  return (
    <TextInput
      className={classes.search}
      type="search"
      aria-label="Search viewings"
      placeholder="Name or address"
      maxLength={200}
      leftSection={<IconSearch size={18} stroke={1.6} aria-hidden />}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  )
}
