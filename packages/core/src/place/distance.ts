export const EARTH_RADIUS_METERS = 6_371_000
export const METERS_PER_MILE = 1609.344
const WALKING_METERS_PER_MINUTE = (3 * METERS_PER_MILE) / 60

export interface Point {
  lat: number
  lng: number
}

const radians = (degrees: number) => (degrees * Math.PI) / 180

/** Great-circle metres between two points in degrees (haversine, radius 6371 km: S1 section 9). */
export function greatCircleMeters(a: Point, b: Point): number {
  const sinLat = Math.sin(radians(b.lat - a.lat) / 2)
  const sinLng = Math.sin(radians(b.lng - a.lng) / 2)
  const h = sinLat * sinLat + Math.cos(radians(a.lat)) * Math.cos(radians(b.lat)) * sinLng * sinLng
  return 2 * EARTH_RADIUS_METERS * Math.asin(Math.min(1, Math.sqrt(h)))
}

/** Whole minutes on foot at 3 mph, at least 1. */
export function walkingMinutes(meters: number): number {
  return Math.max(1, Math.round(meters / WALKING_METERS_PER_MINUTE))
}

/** Miles walked in some minutes at 3 mph: 10 minutes are 0.5 miles. */
export function milesWalked(minutes: number): number {
  return Math.round((minutes * 3 * 100) / 60) / 100
}
