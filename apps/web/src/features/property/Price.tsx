import type { PropertyCard } from '@hearth/core/property/contract.ts'
import { formatPrice, qualifierLabel } from '@hearth/core/property/price.ts'
import classes from './Price.module.css'

type Priced = Pick<PropertyCard, 'price' | 'priceText' | 'priceQualifier' | 'listingType'>

interface Props {
  listing: Priced
  /** For cards side by side: what has no room is cut off, so that they stay as high as each other. */
  isOneLine?: boolean
}

/** A price with the words that qualify it: "£485,000 Guide price", but "From £485,000". */
export function Price({ listing, isOneLine = false }: Props) {
  const qualifier = qualifierLabel(listing.priceQualifier)
  const standsBefore = listing.priceQualifier === 'from'
  return (
    <p className={classes.price} data-one-line={isOneLine || undefined}>
      {qualifier && standsBefore && (
        <>
          <span className={classes.qualifier}>{qualifier}</span>{' '}
        </>
      )}
      {formatPrice(listing)}
      {qualifier && !standsBefore && (
        <>
          {' '}
          <span className={classes.qualifier} title={isOneLine ? qualifier : undefined}>
            {qualifier}
          </span>
        </>
      )}
    </p>
  )
}
