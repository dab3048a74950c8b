import { type Chip, chipsOf } from '@hearth/core/search/chips.ts'
import type { SearchCriteria } from '@hearth/core/search/contract.ts'
import { useMemo } from 'react'
import { useSaid } from '../said/SaidProvider.tsx'
import { wordsBehind } from '../said/said.ts'
import classes from './FilterBar.module.css'
import { AddFilter } from './filters/AddFilter.tsx'
import { CriterionChip } from './filters/CriterionChip.tsx'
import { NotAppliedChip } from './filters/NotAppliedChip.tsx'
import { useFocusAfterRemoval } from './useFocusAfterRemoval.ts'
import { useLeaving } from './useLeaving.ts'

interface Props {
  criteria: SearchCriteria
  notApplied: readonly string[]
  onCriteria(criteria: SearchCriteria): void
  onNotApplied(notApplied: string[]): void
}

type Entry = { key: string } & ({ chip: Chip; words: readonly string[] } | { wish: string })

/** What is searched for, each wish to change or remove, and what could not be applied. */
export function FilterBar({ criteria, notApplied, onCriteria, onNotApplied }: Props) {
  const { list, removing } = useFocusAfterRemoval()
  const { shown, hasLeft } = useLeaving(useEntries(criteria, notApplied))

  const remove = (entry: Entry) =>
    removing(() => {
      if ('chip' in entry) onCriteria(entry.chip.without)
      else onNotApplied(notApplied.filter((other) => other !== entry.wish))
    })

  return (
    <ul ref={list} className={classes.chips} aria-label="What you are looking for">
      {shown.map(({ entry, isLeaving }) => (
        <li
          key={entry.key}
          className={isLeaving ? classes.leaving : classes.chip}
          inert={isLeaving}
          aria-hidden={isLeaving || undefined}
          onAnimationEnd={(event) => {
            // Also told of the motions inside.
            if (event.target === event.currentTarget) hasLeft(entry.key)
          }}
        >
          {'chip' in entry ? (
            <CriterionChip
              chip={entry.chip}
              words={entry.words}
              criteria={criteria}
              onCriteria={onCriteria}
              onRemove={() => remove(entry)}
            />
          ) : (
            <NotAppliedChip wish={entry.wish} onRemove={() => remove(entry)} />
          )}
        </li>
      ))}
      <li>
        <AddFilter criteria={criteria} onCriteria={onCriteria} />
      </li>
    </ul>
  )
}

function useEntries(criteria: SearchCriteria, notApplied: readonly string[]): Entry[] {
  const { said } = useSaid()
  return useMemo(
    () => [
      ...chipsOf(criteria).map((chip) => ({
        key: `${chip.criterion} ${chip.value ?? ''}`,
        chip,
        words: wordsBehind(chip, criteria, said),
      })),
      ...notApplied.map((wish) => ({ key: `not applied ${wish}`, wish })),
    ],
    [criteria, notApplied, said],
  )
}
