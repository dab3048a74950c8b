import type { EpcRating, Furnishing, ListingType } from '@hearth/core/property/contract.ts'
import type { Site } from '../markets.ts'
import type { Random } from '../random.ts'
import { type Era, FLAT_KINDS, type Home, type Kind, PERIOD_ERAS, RECENT_ERAS } from './home.ts'

const BLOCKS: readonly Kind[] = ['blockFlat', 'newFlat', 'penthouse']

/** An energy rating as homes of that age mostly have. */
export function epcOf(random: Random, kind: Kind, era: Era): EpcRating | null {
  if (kind === 'land') return null
  if (era === 'new')
    return random.weighted([
      ['A', 2],
      ['B', 8],
    ])
  if (era === 'modern')
    return random.weighted([
      ['B', 6],
      ['C', 5],
      ['D', 0.5],
    ])
  if (PERIOD_ERAS.includes(era))
    return random.weighted([
      ['C', 4],
      ['D', 8],
      ['E', 3],
      ['F', 0.25],
    ])
  return random.weighted([
    ['B', 0.5],
    ['C', 6],
    ['D', 6],
    ['E', 1.4],
  ])
}

/** What its age has left in it. */
export function characterOf(random: Random, kind: Kind, era: Era, condition: Home['condition']) {
  const period = PERIOD_ERAS.includes(era)
  const house = !FLAT_KINDS.includes(kind) && kind !== 'maisonette'
  const fireplace = period && random.chance(condition === 'new' ? 0 : 0.55)
  return {
    fireplace,
    woodBurner: fireplace && house && random.chance(kind === 'cottage' ? 0.65 : 0.25),
    bayWindow:
      ['victorian', 'edwardian', 'interwar'].includes(era) &&
      kind !== 'cottage' &&
      kind !== 'mews' &&
      random.chance(0.5),
    highCeilings: period && kind !== 'cottage' && random.chance(0.5),
  }
}

/** The smaller rooms. */
export function extrasOf(random: Random, kind: Kind, era: Era, beds: number, baths: number) {
  const house =
    !FLAT_KINDS.includes(kind) && kind !== 'maisonette' && kind !== 'commercial' && kind !== 'land'
  const bigHouse = house && beds >= 3
  const bungalow = kind === 'bungalow'
  const oldHouse = house && PERIOD_ERAS.includes(era) && !bungalow
  return {
    enSuite: baths >= 2 && random.chance(0.75),
    downstairsToilet: house && !bungalow && beds >= 3 && random.chance(0.45),
    utilityRoom: bigHouse && random.chance(0.35),
    study: beds >= 2 && random.chance(house ? 0.22 : 0.06),
    cellar: oldHouse && kind !== 'mews' && random.chance(0.3),
    loftRoom: oldHouse && bigHouse && random.chance(0.4),
    conservatory:
      house && ['interwar', 'midcentury', 'seventies'].includes(era) && random.chance(0.28),
    outbuilding:
      house && (kind === 'detached' || kind === 'semi' || kind === 'cottage') && random.chance(0.2),
  }
}

/** What a block of flats offers those who live in it. */
export function blockServices(
  random: Random,
  kind: Kind,
  site: Site,
  era: Era,
  floor: number | null,
) {
  const block = BLOCKS.includes(kind) || (kind === 'studio' && RECENT_ERAS.includes(era))
  const grand = site.area.stock === 'towers' || site.area.stock === 'mansion'
  const managed = block && RECENT_ERAS.includes(era)
  return {
    lift:
      block &&
      (kind === 'penthouse' ||
        (floor ?? 0) >= 4 ||
        random.chance(RECENT_ERAS.includes(era) ? 0.75 : 0.35)),
    concierge: block && random.chance(grand ? 0.4 : 0.08),
    gym: managed && random.chance(grand ? 0.35 : 0.06),
    bikeStore: block && random.chance(0.4),
    balcony:
      kind !== 'penthouse' && block && (floor ?? 0) > 0 && random.chance(managed ? 0.65 : 0.25),
  }
}

// A lease may allow pets, a house for sale may have a garden safe for a dog.
function petsShare(listingType: ListingType, kind: Kind, hasGarden: boolean): number {
  if (kind === 'land' || kind === 'commercial') return 0
  if (listingType === 'rent') return 0.28
  return FLAT_KINDS.includes(kind) ? 0.18 : hasGarden ? 0.09 : 0
}

/** What a tenant asks about; pets matter to buyers too. */
export function tenancy(random: Random, listingType: ListingType, kind: Kind, hasGarden: boolean) {
  const home = listingType === 'rent' && kind !== 'commercial'
  const furnishing: Furnishing | null = home
    ? random.weighted([
        ['furnished', 5],
        ['unfurnished', 5],
        ['partFurnished', 3],
        ['flexible', 2],
      ])
    : null
  return {
    furnishing,
    pets: random.chance(petsShare(listingType, kind, hasGarden)),
    billsIncluded: home && random.chance(kind === 'studio' ? 0.3 : 0.05),
    dishwasher: kind !== 'studio' && random.chance(home ? 0.4 : 0.15),
  }
}
