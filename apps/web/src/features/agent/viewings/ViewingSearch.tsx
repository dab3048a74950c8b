import { SearchField } from '../../../ui/SearchField.tsx'
import classes from './ViewingsTab.module.css'

interface Props {
  value: string
  onChange(text: string): void
}

/** Finds viewings by who asked or by the home. */
export function ViewingSearch({ value, onChange }: Props) {
  return (
    <SearchField
      className={classes.search}
      label="Search viewings"
      placeholder="Name or address"
      value={value}
      onType={onChange}
    />
  )
}
