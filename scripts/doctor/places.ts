import { createGeocoder } from '../../packages/adapters/src/geocoder/nominatim.ts'
import { createOverpass } from '../../packages/adapters/src/places/overpass.ts'
import type { Config } from '../../packages/config/src/config.ts'
import { type Check, unsetCheck, weak, works } from './finding.ts'

const KNOWN_ADDRESS = '10 Downing Street, London'
/** In the middle of Dartmoor: there is little to count. */
const QUIET_POINT = { lat: 50.5719, lng: -3.9207 }
const TIMEOUT_MS = 12_000

export function geocoderCheck({ GEOCODER_URL: url }: Config): Check {
  const name = 'Geocoder'
  if (!url) {
    return unsetCheck(name, 'GEOCODER_URL is not set: places and postcodes of listings are known')
  }
  return {
    name,
    todo: 'Check GEOCODER_URL: it is the address of the search itself.',
    async look() {
      const point = await createGeocoder({ url, timeoutMs: TIMEOUT_MS }).find(KNOWN_ADDRESS)
      if (point) return [works(name, `finds ${KNOWN_ADDRESS}`)]
      return [
        weak(name, `does not know ${KNOWN_ADDRESS}`, 'Use one that knows the United Kingdom.'),
      ]
    },
  }
}

export function overpassCheck({ OVERPASS_URL: url }: Config): Check {
  const name = 'Overpass'
  if (!url) return unsetCheck(name, 'OVERPASS_URL is not set: amenities are those in the database')
  return {
    name,
    todo: 'Check OVERPASS_URL: it is the address of the interpreter.',
    async look() {
      const found = await createOverpass({ url, timeoutMs: TIMEOUT_MS }).around(QUIET_POINT)
      return [works(name, `answers (${found.length} places on Dartmoor)`)]
    },
  }
}
