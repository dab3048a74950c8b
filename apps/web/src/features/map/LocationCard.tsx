import type { PropertyDetail } from '@hearth/core/property/contract.ts'

/** Where a home is; nothing when its position is not known. */
export function LocationCard(_: { property: PropertyDetail }) {
  return null
}
