import type { PropertyCard } from '@hearth/core/property/contract.ts'

type Home = Pick<PropertyCard, 'id' | 'lat' | 'lng'>

/**
 * The home whose map is shown: the one pointed at, even when its position is not known, so that no other
 * home's map is taken for its own; until one is pointed at, the first with a position.
 */
export function pointedHome<H extends Home>(
  homes: readonly H[],
  pointedId: number | undefined,
): H | undefined {
  return (
    homes.find(({ id }) => id === pointedId) ??
    homes.find(({ lat, lng }) => lat !== null && lng !== null) ??
    homes[0]
  )
}
