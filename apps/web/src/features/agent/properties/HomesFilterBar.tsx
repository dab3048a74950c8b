import { LISTING_TYPES, PROPERTY_STATUSES } from '@hearth/core/property/contract.ts'
import { LISTING_TYPE_LABELS, STATUS_LABELS } from '@hearth/core/property/wording.ts'
import { NativeSelect } from '@mantine/core'
import { SearchField } from '../../../ui/SearchField.tsx'
import type { HomesFilter } from './filter.ts'
import classes from './HomesFilterBar.module.css'

interface Props {
  filter: HomesFilter
  onChange(filter: HomesFilter): void
}

const STATUSES = [
  { value: '', label: 'Any status' },
  ...PROPERTY_STATUSES.map((value) => ({ value, label: STATUS_LABELS[value] })),
]
const OFFERS = [
  { value: '', label: 'Sale and rent' },
  ...LISTING_TYPES.map((value) => ({ value, label: LISTING_TYPE_LABELS[value] })),
]
const MARKET = [
  { value: 'listed', label: 'On the market' },
  { value: 'withdrawn', label: 'Withdrawn' },
]

/** Finds homes by what they are called, where they are, and how far they are. */
export function HomesFilterBar({ filter, onChange }: Props) {
  const { typed, status = '', listingType = '', isWithdrawn } = filter
  const select = { size: 'md', classNames: { root: classes.select } } as const
  return (
    <search className={classes.bar} aria-label="Your properties">
      <SearchField
        className={classes.text}
        size="md"
        label="Search properties"
        placeholder="Title, address or reference"
        value={typed}
        onType={(text) => onChange({ ...filter, typed: text })}
      />
      <NativeSelect
        {...select}
        aria-label="Status"
        data={STATUSES}
        value={status}
        onChange={(event) => {
          const chosen = PROPERTY_STATUSES.find((each) => each === event.currentTarget.value)
          onChange({ ...filter, status: chosen })
        }}
      />
      <NativeSelect
        {...select}
        aria-label="For sale or to rent"
        data={OFFERS}
        value={listingType}
        onChange={(event) => {
          const chosen = LISTING_TYPES.find((each) => each === event.currentTarget.value)
          onChange({ ...filter, listingType: chosen })
        }}
      />
      <NativeSelect
        {...select}
        aria-label="On the market or withdrawn"
        data={MARKET}
        value={isWithdrawn ? 'withdrawn' : 'listed'}
        onChange={(event) =>
          onChange({ ...filter, isWithdrawn: event.currentTarget.value === 'withdrawn' })
        }
      />
    </search>
  )
}
