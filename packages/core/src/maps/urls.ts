import type { Point } from '../place/distance.ts'

/**
 * Google's static picture of a home's surroundings with a marker on the home: 600x400, zoom 15 (S1
 * section 9), with twice the dots for dense screens. Degrees, WGS 84.
 */
export function staticMapUrl({ lat, lng }: Point, apiKey: string): string {
  const query = new URLSearchParams({
    center: `${lat},${lng}`,
    zoom: '15',
    size: '600x400',
    scale: '2',
    markers: `${lat},${lng}`,
    key: apiKey,
  })
  return `https://maps.googleapis.com/maps/api/staticmap?${query}`
}

/** Where a click on the map leads: Google's search for the coordinates. */
export function mapsSearchUrl({ lat, lng }: Point): string {
  const query = new URLSearchParams({ api: '1', query: `${lat},${lng}` })
  return `https://www.google.com/maps/search/?${query}`
}
