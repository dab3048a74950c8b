import { type Home, isFlat, isPeriod } from '../homes/home.ts'
import type { Site } from '../markets.ts'
import type { Random } from '../random.ts'
import { movedBy, type StreetPlan } from './streetPlan.ts'
import { BLOCK_NAMES, type StreetAge } from './streets.ts'

export interface Address {
  /** "Flat 3, 14 Abbeville Road, Clapham, London SW4" */
  line: string
  /** "Abbeville Road" */
  street: string
  postcode: string
  lat: number
  lng: number
}

const METERS_ALONG_A_STREET = 45

const HOUSE_NAMES = [
  'Rose',
  'Ivy',
  'Wisteria',
  'Orchard',
  'Forge',
  'Bramble',
  'Honeysuckle',
  'Jasmine',
  'Mill',
  'Quarry',
  'Thimble',
  'Damson',
  'Hollyhock',
  'Weavers',
  'Yew Tree',
]

const WAREHOUSE_END = 'Lofts'
const HIGHEST_IN_A_WAREHOUSE = 3
const WAREHOUSE_SHARE = 0.5

/** The lofts of this market are warehouses, turned into flats in the last thirty years. */
export const isWarehouse = ({ line }: Address) => line.includes(` ${WAREHOUSE_END}, `)

const couldBeWarehouse = ({ era, floor, balcony }: Home, { area }: Site) =>
  era === 'modern' &&
  (floor ?? 0) <= HIGHEST_IN_A_WAREHOUSE &&
  !balcony &&
  area.stock !== 'village' &&
  area.stock !== 'suburb'

/** A new address for a home, on a street of its own time. */
export function addressFor(random: Random, site: Site, home: Home, plan: StreetPlan): Address {
  const street = plan.street(random, ageOf(home, site))
  const position = movedBy(
    street,
    random.bell() * METERS_ALONG_A_STREET,
    random.bell() * METERS_ALONG_A_STREET,
  )
  const parts = [doorOf(random, site, home, street.name), ...localityOf(site)]
  return {
    line: `${parts.join(', ')} ${site.area.outcode}`,
    street: street.name,
    postcode: random.pick(street.postcodes),
    ...position,
  }
}

/** "Clapham, London"; a town that is one area is named once. */
function localityOf({ area, market }: Site): string[] {
  return area.name === market.town ? [market.town] : [area.name, market.town]
}

function ageOf(home: Home, site: Site): StreetAge {
  if (home.kind === 'cottage' || (site.area.stock === 'village' && home.era !== 'new'))
    return 'rural'
  if (home.kind === 'land') return 'suburban'
  if (home.era === 'modern' || home.era === 'new') return 'modern'
  return isPeriod(home) ? 'period' : 'suburban'
}

function doorOf(random: Random, site: Site, home: Home, street: string): string {
  if (home.kind === 'land') return `Land ${random.pick(['off', 'at', 'adjacent to'])} ${street}`
  if (home.kind === 'commercial') return `${random.int(1, 90)}a ${street}`
  const number = random.int(1, home.era === 'new' ? 40 : 140)
  if (home.kind === 'cottage' && random.chance(0.5))
    return `${random.pick(HOUSE_NAMES)} Cottage, ${street}`
  if (!isFlat(home) && home.kind !== 'maisonette') return `${number} ${street}`
  return flatDoor(random, site, home, number, street)
}

function flatDoor(random: Random, site: Site, home: Home, number: number, street: string): string {
  if (home.kind === 'tenement') return tenementDoor(random, site, home, number, street)
  if (home.kind === 'newFlat' || home.kind === 'penthouse' || home.kind === 'blockFlat') {
    const isModern = home.era === 'modern' || home.era === 'new'
    const { names, ends } = BLOCK_NAMES[isModern ? 'modern' : 'older']
    const end =
      couldBeWarehouse(home, site) && random.chance(WAREHOUSE_SHARE)
        ? WAREHOUSE_END
        : random.pick(ends)
    const unit = 8 * Math.max(0, home.floor ?? 0) + random.int(1, 8)
    const word = isModern && random.chance(0.5) ? 'Apartment' : 'Flat'
    return `${word} ${unit}, ${random.pick(names)} ${end}, ${street}`
  }
  const isGardenLevel = home.floor === -1
  const flat = isGardenLevel
    ? 'Garden Flat'
    : `Flat ${Math.max(1, (home.floor ?? 0) * 2 + random.int(1, 2))}`
  return `${flat}, ${number} ${street}`
}

// Edinburgh writes "14/5 Leith Walk", Glasgow and the rest "Flat 2/1, 14 Byres Road".
function tenementDoor(random: Random, site: Site, home: Home, number: number, street: string) {
  const floor = Math.max(0, home.floor ?? 0)
  const side = random.int(1, 2)
  return site.market.town === 'Edinburgh'
    ? `${number}/${floor * 2 + side} ${street}`
    : `Flat ${floor}/${side}, ${number} ${street}`
}
