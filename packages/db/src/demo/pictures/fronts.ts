import type { Composition } from '@hearth/illustrator/composition.ts'
import { type Address, isWarehouse } from '../addresses/address.ts'
import { type Era, type Home, type Kind, RECENT_ERAS } from '../homes/home.ts'
import type { Site } from '../markets.ts'

/** What is known of a home when its front is drawn. */
export interface Seen {
  home: Home
  site: Site
  address: Address
}

type OfEras = Partial<Record<Era, readonly Composition[]>>

/** What houses of each time may look like; a kind has the eras that KIND_FACTS gives it. */
const HOUSES: Partial<Record<Kind, OfEras>> = {
  terrace: {
    victorian: ['victorianTerrace', 'smallTerrace'],
    edwardian: ['victorianTerrace'],
    interwar: ['victorianTerrace'],
    modern: ['modernTerrace'],
  },
  endTerrace: {
    victorian: ['victorianTerrace', 'smallTerrace'],
    edwardian: ['victorianTerrace'],
    midcentury: ['modernTerrace'],
    modern: ['modernTerrace'],
  },
  townhouse: {
    georgian: ['georgianTerrace'],
    modern: ['modernTerrace'],
    new: ['modernTerrace'],
  },
  mews: { victorian: ['smallTerrace'], modern: ['modernTerrace'] },
  semi: {
    edwardian: ['edwardianSemi'],
    interwar: ['interwarSemi'],
    midcentury: ['postwarSemi'],
    seventies: ['postwarSemi'],
    modern: ['recentSemi'],
  },
  detached: {
    victorian: ['georgianHouse', 'farmhouse'],
    edwardian: ['artsAndCraftsHouse', 'farmhouse'],
    interwar: ['artsAndCraftsHouse'],
    midcentury: ['estateHouse'],
    seventies: ['estateHouse'],
    modern: ['estateHouse', 'contemporaryHouse'],
    new: ['contemporaryHouse', 'estateHouse'],
  },
  cottage: {
    georgian: ['thatchedCottage', 'timberFramedCottage', 'dormeredCottage'],
    victorian: ['dormeredCottage', 'thatchedCottage'],
  },
  // A chalet has rooms in its roof, and every bungalow here is told to be on one level.
  bungalow: {
    interwar: ['hippedBungalow'],
    midcentury: ['hippedBungalow', 'lowBungalow'],
    seventies: ['lowBungalow'],
  },
  maisonette: {
    victorian: ['pairedDoors'],
    interwar: ['pairedDoors'],
    midcentury: ['overDeck'],
  },
  // Whatever is told of business premises is told of a shop.
  commercial: { victorian: ['parade'], midcentury: ['parade'], modern: ['parade'] },
  land: { new: ['plot', 'gateway'] },
}

const STOREYS_OF_A_TERRACE = 2
/** Above this floor, only a tower is high enough. */
const HIGHEST_IN_A_BLOCK = 5

/** Part of a house: a villa is high enough for any floor, and most other houses have two. */
function conversions({ era, floor }: Home): readonly Composition[] {
  if (era === 'georgian') return ['convertedVilla', 'georgianTerrace']
  if ((floor ?? 0) >= STOREYS_OF_A_TERRACE) return ['convertedVilla']
  const low = ['convertedVilla', 'victorianTerrace', 'pairedDoors'] as const
  return era === 'edwardian' ? [...low, 'edwardianSemi'] : low
}

/** A block of flats built after the war; towers stand in cities, and where there are others. */
function blocks({ home, site }: Seen): readonly Composition[] {
  const { stock } = site.area
  if ((home.floor ?? 0) > HIGHEST_IN_A_BLOCK) return ['tower']
  const hasTowers = RECENT_ERAS.includes(home.era)
    ? stock === 'towers'
    : stock !== 'village' && stock !== 'suburb'
  return hasTowers ? ['tower', 'balconyBlock'] : ['balconyBlock']
}

function flats(seen: Seen): readonly Composition[] {
  const { home, address } = seen
  if (isWarehouse(address)) return ['warehouse']
  if (home.kind === 'conversion') return conversions(home)
  if (home.kind === 'tenement' || home.era === 'interwar') return ['mansionBlock']
  if (home.era === 'victorian') return ['mansionBlock', 'convertedVilla']
  return blocks(seen)
}

/** What the front of a home may show, so that it agrees with what is told of its kind and time. */
export function fittingFronts(seen: Seen): readonly Composition[] {
  const { home, site } = seen
  const fitting = HOUSES[home.kind]?.[home.era] ?? flats(seen)
  // Timber frames like that are English.
  return site.market.nation === 'England'
    ? fitting
    : fitting.filter((composition) => composition !== 'timberFramedCottage')
}
