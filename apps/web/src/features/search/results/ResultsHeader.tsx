import type { ListingType } from '@hearth/core/property/contract.ts'
import { Skeleton, Title } from '@mantine/core'
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
}

/** The title, how many homes there are, and the choice between buying and renting. */
export function ResultsHeader({ heading, listingType, onListingType }: Props) {
  return (
    <header className={classes.header}>
      <div>
        <Title order={1} className={classes.title}>
          Find Your Perfect Home
        </Title>
        <p className={classes.heading} role="status">
          {heading ?? <Skeleton component="span" height={14} width={190} radius="xl" />}
        </p>
      </div>
      <SegmentedToggle
        label="For sale or to rent"
        value={listingType}
        options={LISTING_TYPE_OPTIONS}
        onChange={onListingType}
      />
    </header>
  )
}
