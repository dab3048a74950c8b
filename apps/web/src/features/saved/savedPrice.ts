import { formatPrice } from '@hearth/core/property/price.ts'
import type { SavedProperty } from './snapshot.ts'

/** The price of a saved home, as its listing shows it. */
export function savedPrice({ price, rentPrice }: Pick<SavedProperty, 'price' | 'rentPrice'>) {
  const amount = rentPrice ?? price
  return formatPrice({
    price: typeof amount === 'number' ? amount : null,
    priceText: typeof amount === 'string' ? amount : null,
    listingType: rentPrice === null ? 'sale' : 'rent',
  })
}
