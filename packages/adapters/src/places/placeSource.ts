import type { AmenityType } from '@hearth/core/amenity/contract.ts'
import type { Point } from '@hearth/core/place/distance.ts'

/** A place as a source outside knows it. */
export interface FoundPlace extends Point {
  amenityType: AmenityType
  name: string
  address: string | null
  /** The source's own key, such as "node/123": the same place has the same key next time. */
  sourceKey: string
}

/** Knows which places of the amenity kinds are around a point. */
export interface PlaceSource {
  /** All of the kinds that the gazetteer does not hold, within S1's limits. Throws when it does not answer. */
  around(point: Point): Promise<FoundPlace[]>
}
