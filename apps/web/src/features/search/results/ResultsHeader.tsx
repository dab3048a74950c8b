import type { ListingType } from '@hearth/core/property/contract.ts'
import { Skeleton, Title } from '@mantine/core'
import type { ReactNode } from 'react'
import { SegmentedToggle } from '../../../ui/SegmentedToggle.tsx'
import classes from './ResultsHeader.module.css'

const LISTING_TYPE_OPTIONS = [
  { value: 'sale', label: 'For Sale' },
  { value: 'rent', label: 'To Rent' },
] as const

interface Props {
  /** "38 homes to rent in Clapham"; undefined while it is not known, empty when it could not be loaded. */
  heading: string | undefined
  listingType: ListingType
  onListingType(listingType: ListingType): void
  /** The control for the order of the homes. */
  order: ReactNode
}

/** The title and the choice between buying and renting; how many homes there are, and their order. */
export function ResultsHeader({ heading, listingType, onListingType, order }: Props) {
  return (
    <header className={classes.header}>
      <Title order={1} className={classes.title}>
        Find Your Perfect Home
      </Title>
      <div className={classes.toggle} data-screen-only>
        <SegmentedToggle
          label="For sale or to rent"
          value={listingType}
          options={LISTING_TYPE_OPTIONS}
          onChange={onListingType}
        />
      </div>
      <p className={classes.heading} role="status">
        {heading ?? <Skeleton component="span" height={14} width={190} radius="xl" />}
      </p>
      <div className={classes.order} data-screen-only>
        {order}
      </div>
    </header>
  )
}
