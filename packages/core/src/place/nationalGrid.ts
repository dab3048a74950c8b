import type { Point } from './distance.ts'

/** Whole metres on the British National Grid. */
export interface GridPoint {
  easting: number
  northing: number
}

// WGS84 and Airy 1830 ellipsoids, the national projection, and the Helmert shift between the two
// datums (Ordnance Survey, "A guide to coordinate systems in Great Britain", annexes B and C).
const WGS84 = { a: 6378137, b: 6356752.314245 }
const AIRY = { a: 6377563.396, b: 6356256.909 }
const SHIFT = {
  x: -446.448,
  y: 125.157,
  z: -542.06,
  scale: 20.4894e-6,
  rx: -0.1502,
  ry: -0.247,
  rz: -0.8421,
}
const GRID = { scale: 0.9996012717, lat: 49, lng: -2, easting: 400000, northing: -100000 }

const radians = (degrees: number) => (degrees * Math.PI) / 180
const eccentricity2 = ({ a, b }: { a: number; b: number }) => 1 - (b * b) / (a * a)

function toCartesian(lat: number, lng: number) {
  const e2 = eccentricity2(WGS84)
  const nu = WGS84.a / Math.sqrt(1 - e2 * Math.sin(lat) ** 2)
  return {
    x: nu * Math.cos(lat) * Math.cos(lng),
    y: nu * Math.cos(lat) * Math.sin(lng),
    z: nu * (1 - e2) * Math.sin(lat),
  }
}

function shiftDatum({ x, y, z }: { x: number; y: number; z: number }) {
  const [rx, ry, rz] = [SHIFT.rx, SHIFT.ry, SHIFT.rz].map((s) => radians(s / 3600)) as [
    number,
    number,
    number,
  ]
  const k = 1 + SHIFT.scale
  return {
    x: SHIFT.x + k * x - rz * y + ry * z,
    y: SHIFT.y + rz * x + k * y - rx * z,
    z: SHIFT.z - ry * x + rx * y + k * z,
  }
}

function toLatLng({ x, y, z }: { x: number; y: number; z: number }) {
  const e2 = eccentricity2(AIRY)
  const p = Math.hypot(x, y)
  let lat = Math.atan2(z, p * (1 - e2))
  for (let i = 0; i < 6; i++) {
    const nu = AIRY.a / Math.sqrt(1 - e2 * Math.sin(lat) ** 2)
    lat = Math.atan2(z + e2 * nu * Math.sin(lat), p)
  }
  return { lat, lng: Math.atan2(y, x) }
}

function meridianArc(lat: number): number {
  const { a, b } = AIRY
  const n = (a - b) / (a + b)
  const lat0 = radians(GRID.lat)
  const d = lat - lat0
  const s = lat + lat0
  return (
    b *
    GRID.scale *
    ((1 + n + (5 / 4) * n ** 2 + (5 / 4) * n ** 3) * d -
      (3 * n + 3 * n ** 2 + (21 / 8) * n ** 3) * Math.sin(d) * Math.cos(s) +
      ((15 / 8) * n ** 2 + (15 / 8) * n ** 3) * Math.sin(2 * d) * Math.cos(2 * s) -
      (35 / 24) * n ** 3 * Math.sin(3 * d) * Math.cos(3 * s))
  )
}

/** Projects WGS84 degrees to the British National Grid; good to about five metres. */
export function toNationalGrid(point: Point): GridPoint {
  const { lat, lng } = toLatLng(shiftDatum(toCartesian(radians(point.lat), radians(point.lng))))
  const e2 = eccentricity2(AIRY)
  const [sin, cos, tan] = [Math.sin(lat), Math.cos(lat), Math.tan(lat)]
  const nu = (AIRY.a * GRID.scale) / Math.sqrt(1 - e2 * sin ** 2)
  const rho = (AIRY.a * GRID.scale * (1 - e2)) / (1 - e2 * sin ** 2) ** 1.5
  const eta2 = nu / rho - 1
  const d = lng - radians(GRID.lng)
  const northing =
    GRID.northing +
    meridianArc(lat) +
    (nu / 2) * sin * cos * d ** 2 +
    (nu / 24) * sin * cos ** 3 * (5 - tan ** 2 + 9 * eta2) * d ** 4 +
    (nu / 720) * sin * cos ** 5 * (61 - 58 * tan ** 2 + tan ** 4) * d ** 6
  const easting =
    GRID.easting +
    nu * cos * d +
    (nu / 6) * cos ** 3 * (nu / rho - tan ** 2) * d ** 3 +
    (nu / 120) *
      cos ** 5 *
      (5 - 18 * tan ** 2 + tan ** 4 + 14 * eta2 - 58 * tan ** 2 * eta2) *
      d ** 5
  return { easting: Math.round(easting), northing: Math.round(northing) }
}
