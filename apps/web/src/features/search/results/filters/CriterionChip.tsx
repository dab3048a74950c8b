import type { Chip } from '@hearth/core/search/chips.ts'
import type { SearchCriteria } from '@hearth/core/search/contract.ts'
import { Popover, UnstyledButton } from '@mantine/core'
import { IconX } from '@tabler/icons-react'
import { useState } from 'react'
import { saidSentence } from '../../said/said.ts'
import classes from './CriterionChip.module.css'
import { FilterForm } from './FilterForm.tsx'
import { filterOf } from './filters.ts'

interface Props {
  chip: Chip
  /** What the visitor said for it; none when that is not known. */
  words: readonly string[]
  criteria: SearchCriteria
  onCriteria(criteria: SearchCriteria): void
  onRemove(): void
}

/** One wish that was understood: its words open the control that changes it, its cross removes it. */
export function CriterionChip({ chip, words, criteria, onCriteria, onRemove }: Props) {
  const [opened, setOpened] = useState(false)
  const filter = filterOf(chip.criterion)
  const said = saidSentence(words)

  const apply = (next: SearchCriteria) => {
    setOpened(false)
    onCriteria(next)
  }

  return (
    <Popover
      opened={opened}
      onChange={setOpened}
      position="bottom-start"
      width={340}
      shadow="md"
      radius="lg"
      trapFocus
      returnFocus
    >
      <div className={classes.chip} data-private data-opened={opened || undefined}>
        <Popover.Target>
          <UnstyledButton className={classes.label} title={said} onClick={() => setOpened(!opened)}>
            {chip.label}
          </UnstyledButton>
        </Popover.Target>
        <UnstyledButton
          className={classes.remove}
          aria-label={`Remove ${chip.label}`}
          data-removes-chip
          onClick={onRemove}
        >
          <IconX size={15} stroke={1.8} aria-hidden />
        </UnstyledButton>
      </div>
      <Popover.Dropdown className={classes.dropdown}>
        {filter && (
          <>
            <p className={classes.heading}>{filter.label}</p>
            {said !== undefined && <p className={classes.said}>{said}</p>}
            <FilterForm filter={filter} criteria={criteria} onCriteria={apply} />
          </>
        )}
      </Popover.Dropdown>
    </Popover>
  )
}
