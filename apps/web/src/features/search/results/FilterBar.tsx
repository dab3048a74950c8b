import { chipsOf } from '@hearth/core/search/chips.ts'
import type { SearchCriteria, Sort } from '@hearth/core/search/contract.ts'
import classes from './FilterBar.module.css'
import { AddFilter } from './filters/AddFilter.tsx'
import { CriterionChip } from './filters/CriterionChip.tsx'
import { NotAppliedChip } from './filters/NotAppliedChip.tsx'
import { SortSelect } from './SortSelect.tsx'
import { useFocusAfterRemoval } from './useFocusAfterRemoval.ts'

interface Props {
  criteria: SearchCriteria
  notApplied: readonly string[]
  sort: Sort
  onCriteria(criteria: SearchCriteria): void
  onNotApplied(notApplied: string[]): void
  onSort(sort: Sort): void
}

/** What is searched for, each wish to change or remove, what could not be applied, and the order. */
export function FilterBar(props: Props) {
  const { criteria, notApplied, sort, onCriteria, onNotApplied, onSort } = props
  const { list, removing } = useFocusAfterRemoval()
  return (
    <div className={classes.bar}>
      <ul ref={list} className={classes.chips} aria-label="What you are looking for">
        {chipsOf(criteria).map((chip) => (
          <li key={`${chip.criterion} ${chip.value ?? ''}`}>
            <CriterionChip
              chip={chip}
              criteria={criteria}
              onCriteria={onCriteria}
              onRemove={() => removing(() => onCriteria(chip.without))}
            />
          </li>
        ))}
        {notApplied.map((wish) => (
          <li key={`not applied ${wish}`}>
            <NotAppliedChip
              wish={wish}
              onRemove={() =>
                removing(() => onNotApplied(notApplied.filter((other) => other !== wish)))
              }
            />
          </li>
        ))}
        <li>
          <AddFilter criteria={criteria} onCriteria={onCriteria} />
        </li>
      </ul>
      <div className={classes.sort}>
        <SortSelect
          sort={sort}
          canSortByDistance={criteria.location !== undefined}
          onSort={onSort}
        />
      </div>
    </div>
  )
}
