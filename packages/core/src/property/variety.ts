import type { PropertyForm, PropertyType } from './contract.ts'

/** What tells one listing from another at a glance. */
export interface Glimpse {
  propertyType: PropertyType
  propertyForm: PropertyForm | null
  address: string
}

const OUTCODE = /\s+[A-Z]{1,2}\d[A-Z\d]?$/

/** "Cambridge" of "Flat 3, 107 Cambridge Road, Petersfield, Cambridge CB1": the end of the address. */
export function townOf(address: string): string {
  return (address.split(',').at(-1) ?? '').trim().replace(OUTCODE, '')
}

/** Houses differ by their form; all blocks of flats look much alike. */
function buildingOf({ propertyType, propertyForm }: Glimpse): string {
  return propertyType === 'house' ? (propertyForm ?? 'house') : propertyType
}

/**
 * Some of the listings, such that towns and buildings repeat as late as possible: each next one is that
 * whose town and building have been taken least often, and of several the earliest.
 */
export function pickVaried<Listing extends Glimpse>(
  listings: readonly Listing[],
  count: number,
): Listing[] {
  const taken = new Map<string, number>()
  const left = listings.map((listing) => ({
    listing,
    traits: [`town ${townOf(listing.address)}`, `building ${buildingOf(listing)}`],
  }))
  const picked: Listing[] = []
  while (picked.length < count && left.length > 0) {
    const costs = left.map(({ traits }) => traits.reduce((sum, t) => sum + (taken.get(t) ?? 0), 0))
    const [next] = left.splice(costs.indexOf(Math.min(...costs)), 1)
    if (!next) break
    for (const trait of next.traits) taken.set(trait, (taken.get(trait) ?? 0) + 1)
    picked.push(next.listing)
  }
  return picked
}
