import type { Sort } from '@hearth/core/search/contract.ts'
import { NativeSelect } from '@mantine/core'
import { IconArrowsSort } from '@tabler/icons-react'
import classes from './SortSelect.module.css'

const SORT_LABELS: Record<Sort, string> = {
  newest: 'Newest',
  priceAsc: 'Price low to high',
  priceDesc: 'Price high to low',
  nearest: 'Nearest',
}

interface Props {
  sort: Sort
  canSortByDistance: boolean
  onSort(sort: Sort): void
}

/** The order of the homes; by distance only where there is a place to measure from. */
export function SortSelect({ sort, canSortByDistance, onSort }: Props) {
  const options = Object.entries(SORT_LABELS)
    .filter(([value]) => value !== 'nearest' || canSortByDistance)
    .map(([value, label]) => ({ value, label }))
  return (
    <NativeSelect
      aria-label="Sort homes by"
      size="sm"
      value={sort}
      data={options}
      leftSection={<IconArrowsSort size={16} stroke={1.6} aria-hidden />}
      onChange={(event) => onSort(event.currentTarget.value as Sort)}
      classNames={{ input: classes.input }}
    />
  )
}
