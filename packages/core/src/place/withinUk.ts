import type { Point } from './distance.ts'

/** The box around the United Kingdom in which positions are stored: that of the database's own checks. */
export function isWithinUk({ lat, lng }: Point): boolean {
  return lat >= 49 && lat <= 61.5 && lng >= -9 && lng <= 3
}
