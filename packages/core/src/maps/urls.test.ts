import { expect, test } from 'vitest'
import { mapsSearchUrl, staticMapUrl } from './urls.ts'

const home = { lat: 53.96, lng: -1.08 }

test('the picture has the size, zoom, marker and key of the specification', () => {
  const url = new URL(staticMapUrl(home, 'key & more'))
  expect(url.origin + url.pathname).toBe('https://maps.googleapis.com/maps/api/staticmap')
  expect(Object.fromEntries(url.searchParams)).toEqual({
    center: '53.96,-1.08',
    zoom: '15',
    size: '600x400',
    scale: '2',
    markers: '53.96,-1.08',
    key: 'key & more',
  })
})

test('a click searches for the coordinates', () => {
  expect(mapsSearchUrl(home)).toBe('https://www.google.com/maps/search/?api=1&query=53.96%2C-1.08')
})
