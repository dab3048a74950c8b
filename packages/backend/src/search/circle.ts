import { EARTH_RADIUS_METERS, type Point } from '@hearth/core/place/distance.ts'
import { type GridPoint, toNationalGrid } from '@hearth/core/place/nationalGrid.ts'
import type { Fragment, Sql } from '../sql.ts'

/**
 * A circle on the globe, ready to be asked about. The great circle decides who is inside; squares and
 * boxes of the National Grid only find the candidates.
 */
export interface Circle extends Point, GridPoint {
  /** Half the side of a box on the grid that holds the circle, in whole metres. */
  reach: number
  cosLat: number
  /** sin²(angle / 2) of the radius: what the haversine of a point inside may be at most. */
  haversine: number
}

/**
 * Grid metres and great-circle metres differ: the grid stretches by up to 0.2% in Northern Ireland, and a
 * sphere of 6371 km is up to 0.4% smaller than the ground under Shetland. One in a hundred covers both;
 * ten metres cover rounding.
 */
const WIDER = 1.01
const ROUNDING_METERS = 10

export function circleAround(centre: Point, radiusMeters: number): Circle {
  return {
    ...centre,
    ...toNationalGrid(centre),
    reach: Math.ceil(radiusMeters * WIDER) + ROUNDING_METERS,
    cosLat: Math.cos((centre.lat * Math.PI) / 180),
    haversine: Math.sin(Math.min(radiusMeters / (2 * EARTH_RADIUS_METERS), Math.PI / 2)) ** 2,
  }
}

/** Circles as rows `c (x, y, reach, lat, lng, cos_lat, haversine, nth)`, counted from 1. */
export function circleRows(sql: Sql, circles: readonly Circle[]): Fragment {
  return sql`unnest(
    ${circles.map((c) => c.easting)}::int[],
    ${circles.map((c) => c.northing)}::int[],
    ${circles.map((c) => c.reach)}::int[],
    ${circles.map((c) => c.lat)}::float8[],
    ${circles.map((c) => c.lng)}::float8[],
    ${circles.map((c) => c.cosLat)}::float8[],
    ${circles.map((c) => c.haversine)}::float8[]
  ) with ordinality as c (x, y, reach, lat, lng, cos_lat, haversine, nth)`
}

/** Whether `properties p` lies in the circle `c`. */
export function insideSql(sql: Sql): Fragment {
  return sql`
    p.easting between c.x - c.reach and c.x + c.reach
    and p.northing between c.y - c.reach and c.y + c.reach
    and power(sin(radians(p.lat - c.lat) / 2), 2)
      + c.cos_lat * cos(radians(p.lat)) * power(sin(radians(p.lng - c.lng) / 2), 2) <= c.haversine`
}
