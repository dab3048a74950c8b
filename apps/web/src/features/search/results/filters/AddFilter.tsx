import type { SearchCriteria } from '@hearth/core/search/contract.ts'
import { Popover, UnstyledButton, VisuallyHidden } from '@mantine/core'
import { IconChevronLeft, IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import classes from './AddFilter.module.css'
import { FilterForm } from './FilterForm.tsx'
import { FILTERS, type Filter, isSet } from './filters.ts'

interface Props {
  criteria: SearchCriteria
  onCriteria(criteria: SearchCriteria): void
}

/** Every criterion without typing a sentence: choose one, set it, apply. */
export function AddFilter({ criteria, onCriteria }: Props) {
  const [opened, setOpened] = useState(false)
  const [chosen, setChosen] = useState<Filter>()

  const toggle = (next: boolean) => {
    setOpened(next)
    if (next) setChosen(undefined)
  }
  const apply = (next: SearchCriteria) => {
    setOpened(false)
    onCriteria(next)
  }

  return (
    <Popover
      opened={opened}
      onChange={toggle}
      position="bottom-start"
      width={340}
      shadow="md"
      radius="lg"
      trapFocus
      returnFocus
    >
      <Popover.Target>
        <UnstyledButton className={classes.add} onClick={() => toggle(!opened)}>
          <IconPlus size={16} stroke={1.8} aria-hidden />
          Add filter
        </UnstyledButton>
      </Popover.Target>
      <Popover.Dropdown className={classes.dropdown}>
        {chosen ? (
          <>
            <UnstyledButton className={classes.back} onClick={() => setChosen(undefined)}>
              <IconChevronLeft size={18} stroke={1.8} aria-hidden />
              {chosen.label}
              <VisuallyHidden>: back to all filters</VisuallyHidden>
            </UnstyledButton>
            <FilterForm filter={chosen} criteria={criteria} onCriteria={apply} />
          </>
        ) : (
          <ul className={classes.list}>
            {FILTERS.map((filter) => (
              <li key={filter.label}>
                <UnstyledButton
                  className={classes.entry}
                  data-autofocus={filter === FILTERS[0] || undefined}
                  onClick={() => setChosen(filter)}
                >
                  <filter.Icon size={19} stroke={1.5} />
                  <span>{filter.label}</span>
                  {isSet(filter, criteria) && <span className={classes.set}>Set</span>}
                </UnstyledButton>
              </li>
            ))}
          </ul>
        )}
      </Popover.Dropdown>
    </Popover>
  )
}
