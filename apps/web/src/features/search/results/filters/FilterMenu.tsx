import type { SearchCriteria } from '@hearth/core/search/contract.ts'
import { UnstyledButton } from '@mantine/core'
import type { Ref } from 'react'
import classes from './AddFilter.module.css'
import { FILTERS, type Filter, isSet } from './filters.ts'

interface Props {
  criteria: SearchCriteria
  onChoose(filter: Filter): void
  ref?: Ref<HTMLUListElement>
}

/** Every filter there is; those that are set say so. */
export function FilterMenu({ criteria, onChoose, ref }: Props) {
  return (
    <ul ref={ref} className={classes.list}>
      {FILTERS.map((filter) => (
        <li key={filter.label}>
          <UnstyledButton className={classes.entry} onClick={() => onChoose(filter)}>
            <filter.Icon size={19} stroke={1.5} />
            <span>{filter.label}</span>
            {isSet(filter, criteria) && <span className={classes.set}>Set</span>}
          </UnstyledButton>
        </li>
      ))}
    </ul>
  )
}
