import { setTimeout as pause } from 'node:timers/promises'
import { isWithinUk } from '@hearth/core/place/withinUk.ts'
import { z } from 'zod'
import type { Geocoder } from './geocoder.ts'

export interface NominatimOptions {
  /** The search itself, such as https://nominatim.example/search; parameters of its own are kept. */
  url: string
  timeoutMs?: number
  /** The least time between two requests: public services ask for a second. */
  betweenMs?: number
}

const DEFAULT_TIMEOUT_MS = 10_000
const DEFAULT_BETWEEN_MS = 1000
const USER_AGENT = 'Hearth/1.0 (property search)'

const degrees = z.union([z.string().trim().min(1), z.number()]).pipe(z.coerce.number())
const answerSchema = z.array(z.object({ lat: degrees, lon: degrees }))

/** A Nominatim-style search (S1 section 7.6), asked one address at a time. Positions outside the UK are none. */
export function createGeocoder(options: NominatimOptions): Geocoder {
  const { betweenMs = DEFAULT_BETWEEN_MS } = options
  let free: Promise<unknown> = Promise.resolve()

  function inTurn<T>(work: () => Promise<T>): Promise<T> {
    const done = free.then(work)
    // The next one waits whether this one fails or not; `unref` lets a process end meanwhile.
    const wait = () => pause(betweenMs, undefined, { ref: false })
    free = done.then(wait, wait)
    return done
  }

  return {
    find: (address) =>
      inTurn(async () => {
        const [hit] = await search(options, address)
        if (!hit) return null
        const point = { lat: hit.lat, lng: hit.lon }
        return isWithinUk(point) ? point : null
      }),
  }
}

async function search({ url, timeoutMs = DEFAULT_TIMEOUT_MS }: NominatimOptions, address: string) {
  const asked = new URL(url)
  asked.searchParams.set('q', address)
  asked.searchParams.set('format', 'json')
  asked.searchParams.set('limit', '1')
  const response = await fetch(asked, {
    headers: { 'user-agent': USER_AGENT, accept: 'application/json' },
    signal: AbortSignal.timeout(timeoutMs),
  })
  if (!response.ok) {
    await response.body?.cancel()
    throw new Error(`The geocoder answered ${response.status}`)
  }
  return answerSchema.parse(await response.json())
}
