import { AMENITY_TYPES } from '@hearth/core/amenity/contract.ts'
import type { Point } from '@hearth/core/place/distance.ts'
import { z } from 'zod'
import type { FoundPlace, PlaceSource } from './placeSource.ts'

export interface OverpassOptions {
  /** The interpreter, such as https://overpass.example/api/interpreter. */
  url: string
  timeoutMs?: number
}

type Kind = 'bus_stop' | 'school' | 'supermarket' | 'pub' | 'cafe' | 'restaurant'

/** The tag that makes something one of the kinds that the gazetteer does not hold, and its name without one. */
const KINDS: Record<Kind, { key: 'highway' | 'amenity' | 'shop'; value: string; unnamed: string }> =
  {
    bus_stop: { key: 'highway', value: 'bus_stop', unnamed: 'Bus Stop' },
    school: { key: 'amenity', value: 'school', unnamed: 'School' },
    supermarket: { key: 'shop', value: 'supermarket', unnamed: 'Supermarket' },
    pub: { key: 'amenity', value: 'pub', unnamed: 'Pub' },
    cafe: { key: 'amenity', value: 'cafe', unnamed: 'Café' },
    restaurant: { key: 'amenity', value: 'restaurant', unnamed: 'Restaurant' },
  }
const KIND_NAMES = Object.keys(KINDS) as Kind[]

const DEFAULT_TIMEOUT_MS = 30_000
const USER_AGENT = 'Hearth/1.0 (property search)'

const position = z.object({ lat: z.number(), lon: z.number() })
const elementSchema = z.object({
  type: z.enum(['node', 'way', 'relation']),
  id: z.number().int(),
  lat: z.number().optional(),
  lon: z.number().optional(),
  center: position.optional(),
  tags: z.record(z.string(), z.string()).default({}),
})
const answerSchema = z.object({
  elements: z.array(elementSchema),
  /** Says that the answer ends early: the service answers 200 then all the same. */
  remark: z.string().optional(),
})
type Element = z.output<typeof elementSchema>

/** Places as OpenStreetMap knows them, by one query for all six kinds. */
export function createOverpass({
  url,
  timeoutMs = DEFAULT_TIMEOUT_MS,
}: OverpassOptions): PlaceSource {
  return {
    async around(point) {
      const response = await fetch(url, {
        method: 'POST',
        headers: { 'user-agent': USER_AGENT },
        body: new URLSearchParams({ data: query(point, timeoutMs) }),
        signal: AbortSignal.timeout(timeoutMs),
      })
      if (!response.ok) {
        await response.body?.cancel()
        throw new Error(`Overpass answered ${response.status}`)
      }
      const { elements, remark } = answerSchema.parse(await response.json())
      if (remark?.includes('error')) throw new Error('Overpass gave up before the answer was whole')
      return elements.flatMap((element) => foundPlace(element) ?? [])
    },
  }
}

function query({ lat, lng }: Point, timeoutMs: number): string {
  const around = KIND_NAMES.map((kind) => {
    const { key, value } = KINDS[kind]
    return `nwr["${key}"="${value}"](around:${AMENITY_TYPES[kind].limitMeters},${lat},${lng});`
  })
  return `[out:json][timeout:${Math.ceil(timeoutMs / 1000)}];(${around.join('')});out center;`
}

function foundPlace({ type, id, lat, lon, center, tags }: Element): FoundPlace | null {
  const kind = KIND_NAMES.find((name) => tags[KINDS[name].key] === KINDS[name].value)
  const at = lat !== undefined && lon !== undefined ? { lat, lon } : center
  if (!kind || !at) return null
  return {
    amenityType: kind,
    name: nameOf(tags) ?? KINDS[kind].unnamed,
    address: addressOf(tags),
    sourceKey: `${type}/${id}`,
    lat: at.lat,
    lng: at.lon,
  }
}

const nameOf = (tags: Element['tags']): string | undefined =>
  [tags.name, tags.brand, tags.operator, tags.ref].find((name) => name?.trim())?.trim()

/** "3 Rose Lane, London, SW4 7AB", of what is known; null when no street is. */
function addressOf(tags: Element['tags']): string | null {
  const street = tags['addr:street']?.trim()
  if (!street) return null
  const line = [tags['addr:housenumber'] ?? tags['addr:housename'], street]
    .filter(Boolean)
    .join(' ')
  return [line, tags['addr:city'], tags['addr:postcode']].filter(Boolean).join(', ')
}
