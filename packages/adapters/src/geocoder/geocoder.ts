import type { Point } from '@hearth/core/place/distance.ts'

/** Finds where an address is. */
export interface Geocoder {
  /** The first hit, or null when there is none. Throws when the service does not answer as it should. */
  find(address: string): Promise<Point | null>
}
