import type { Site } from '../markets.ts'
import type { Random } from '../random.ts'
import { STREET_WORDS, type StreetAge } from './streets.ts'

/** A street of the demo: its homes stand near one point and have postcodes of one sector. */
export interface Street {
  name: string
  age: StreetAge
  lat: number
  lng: number
  postcodes: readonly string[]
}

/** The streets of an area; the same age is asked for many times and gives a few streets. */
export interface StreetPlan {
  street(random: Random, age: StreetAge): Street
}

const METERS_PER_DEGREE = 111_195
// Royal Mail never uses these in the second half of a postcode.
const INWARD_LETTERS = [...'ABDEFGHJLNPQRSTUWXYZ']
/** Homes on one street, on average. */
const HOMES_ON_A_STREET = 1.7

/** A point some metres from another. */
export function movedBy(point: { lat: number; lng: number }, north: number, east: number) {
  const lat = point.lat + north / METERS_PER_DEGREE
  const lng = point.lng + east / (METERS_PER_DEGREE * Math.cos((point.lat * Math.PI) / 180))
  return { lat: round(lat), lng: round(lng) }
}

// Six decimals are a hand's breadth.
const round = (degrees: number) => Math.round(degrees * 1e6) / 1e6

/** Lays out the streets of one area, as many as its listings need. */
export function createStreetPlan(random: Random, site: Site): StreetPlan {
  const taken = new Set<string>()
  const streets: Record<StreetAge, Street[]> = { period: [], suburban: [], modern: [], rural: [] }
  const real = random.shuffled(site.area.streets)
  return {
    street(choice, age) {
      const known = streets[age]
      if (known.length > 0 && choice.chance(1 - 1 / HOMES_ON_A_STREET)) return choice.pick(known)
      const isFirstChoice = age === 'period' || age === 'rural'
      const name = (isFirstChoice && real.pop()) || newName(choice, site, age, taken)
      taken.add(name)
      const street = layOut(choice, site, name, age)
      known.push(street)
      return street
    },
  }
}

function newName(random: Random, site: Site, age: StreetAge, taken: ReadonlySet<string>): string {
  const { names, ends, whole = [] } = STREET_WORDS[site.market.nation][age]
  for (let tries = 0; tries < 200; tries++) {
    const name =
      whole.length > 0 && random.chance(0.3)
        ? random.pick(whole)
        : `${random.pick(names)} ${random.pick(ends)}`
    if (!taken.has(name)) return name
  }
  throw new Error(`No street name is left for ${site.area.name}`)
}

function layOut(random: Random, site: Site, name: string, age: StreetAge): Street {
  const { anchors, spreadMeters, outcode } = site.area
  const [lat, lng] = random.pick(anchors)
  const point = movedBy({ lat, lng }, random.bell() * spreadMeters, random.bell() * spreadMeters)
  const sector = random.int(1, 9)
  const first = random.pick(INWARD_LETTERS)
  const postcodes = Array.from(
    { length: 3 },
    () => `${outcode} ${sector}${first}${random.pick(INWARD_LETTERS)}`,
  )
  return { name, age, ...point, postcodes }
}
