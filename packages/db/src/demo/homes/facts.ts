import type { ListingType } from '@hearth/core/property/contract.ts'
import type { Site } from '../markets.ts'
import type { Random } from '../random.ts'
import { blockServices, characterOf, epcOf, extrasOf, tenancy } from './extras.ts'
import { type Era, FLAT_KINDS, type Home, type Kind, RECENT_ERAS } from './home.ts'
import { KIND_FACTS, KINDS_OF_STOCK } from './kinds.ts'
import { outdoorsOf, parkingOf } from './outside.ts'
import { floorOf, roomsOf } from './rooms.ts'

function kindOf(random: Random, site: Site, listingType: ListingType): Kind {
  const weights = KINDS_OF_STOCK[site.area.stock].map(([kind, weight]) => {
    const isFlat = FLAT_KINDS.includes(kind)
    // Tenants mostly rent flats; nobody lets a plot by the month.
    const demand = listingType === 'sale' ? 1 : kind === 'land' ? 0 : isFlat ? 1.5 : 0.7
    return [kind, weight * demand] as const
  })
  return random.weighted(weights)
}

function conditionOf(random: Random, listingType: ListingType, era: Era): Home['condition'] {
  if (era === 'new') return 'new'
  const dated = listingType === 'sale' && era !== 'modern' ? 12 : 0
  return random.weighted([
    ['refurbished', 30],
    ['good', 58],
    ['dated', dated],
  ] as const)
}

function receptionsOf(random: Random, isHouse: boolean, kind: Kind, beds: number): number {
  if (kind === 'land' || kind === 'commercial' || kind === 'studio') return 0
  if (!isHouse || beds < 3) return 1
  return beds === 3 ? random.int(1, 2) : random.int(2, 3)
}

function storeysOf(random: Random, isHouse: boolean, kind: Kind, beds: number): number {
  const { storeys } = KIND_FACTS[kind]
  return isHouse && storeys === 2 && beds >= 4 ? random.int(2, 3) : storeys
}

/** Everything true of one home except its address, price and words. */
export function homeAt(random: Random, site: Site): Home {
  const listingType: ListingType = random.chance(site.area.rentShare) ? 'rent' : 'sale'
  const kind = kindOf(random, site, listingType)
  const facts = KIND_FACTS[kind]
  const era = random.weighted(facts.eras)
  const rooms = roomsOf(random, kind, era)
  const { floor, isTopFloor } = floorOf(random, kind, site.area.stock)
  const condition = conditionOf(random, listingType, era)
  const outdoors = outdoorsOf(random, kind, floor)
  const parking = parkingOf(random, kind, site)
  const house = floor === null && kind !== 'commercial' && kind !== 'land'
  return {
    kind,
    listingType,
    propertyType: facts.type,
    propertyForm: kind === 'bungalow' && random.chance(0.3) ? 'semi-detached' : facts.form,
    era,
    ...rooms,
    receptions: receptionsOf(random, house, kind, rooms.beds),
    storeys: storeysOf(random, house, kind, rooms.beds),
    floor,
    isTopFloor,
    ...blockServices(random, kind, site, era, floor),
    outdoors,
    parking,
    carCharging:
      (parking === 'driveway' || parking === 'garage' || parking === 'allocated') &&
      random.chance(era === 'new' ? 0.6 : 0.1),
    kitchen:
      kind === 'studio'
        ? 'openPlan'
        : random.weighted([
            ['openPlan', RECENT_ERAS.includes(era) ? 8 : 2],
            ['diner', RECENT_ERAS.includes(era) ? 1 : 4],
            ['separate', era === 'new' ? 0 : 4],
          ]),
    condition,
    ...characterOf(random, kind, era, condition),
    ...extrasOf(random, kind, era, rooms.beds, rooms.baths),
    view: site.area.water && (floor ?? -1) >= 1 && random.chance(0.42) ? site.area.water : null,
    chainFree:
      listingType === 'sale' && kind !== 'land' && kind !== 'commercial' && random.chance(0.24),
    ...tenancy(random, listingType, kind, outdoors?.kind === 'garden'),
    epcRating: epcOf(random, kind, era),
  }
}
