import type { SearchCriteria } from '@hearth/core/search/contract.ts'
import { FocusTrap, Popover, UnstyledButton, VisuallyHidden } from '@mantine/core'
import { IconChevronLeft, IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import classes from './AddFilter.module.css'
import { FilterForm } from './FilterForm.tsx'
import { FilterMenu } from './FilterMenu.tsx'
import type { Filter } from './filters.ts'

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
      returnFocus
    >
      <Popover.Target>
        <UnstyledButton className={classes.add} onClick={() => toggle(!opened)}>
          <IconPlus size={16} stroke={1.8} aria-hidden />
          Add filter
        </UnstyledButton>
      </Popover.Target>
      <Popover.Dropdown className={classes.dropdown}>
        {/* Begins anew with each step: the focus would be lost with the entry that was chosen. */}
        <FocusTrap key={chosen?.label ?? 'all filters'} active={opened}>
          {chosen ? (
            <div>
              <UnstyledButton className={classes.back} onClick={() => setChosen(undefined)}>
                <IconChevronLeft size={18} stroke={1.8} aria-hidden />
                {chosen.label}
                <VisuallyHidden>: back to all filters</VisuallyHidden>
              </UnstyledButton>
              <FilterForm filter={chosen} criteria={criteria} onCriteria={apply} />
            </div>
          ) : (
            <FilterMenu criteria={criteria} onChoose={setChosen} />
          )}
        </FocusTrap>
      </Popover.Dropdown>
    </Popover>
  )
}
