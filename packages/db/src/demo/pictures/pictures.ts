import type { Composition } from '@hearth/illustrator/composition.ts'
import { seedShowing } from '@hearth/illustrator/composition.ts'
import { picturesFor } from '@hearth/illustrator/listingPictures.ts'
import type { Building } from '@hearth/illustrator/picture.ts'
import type { Home, Kind } from '../homes/home.ts'
import { createRandom, type Random } from '../random.ts'
import { fittingFronts, type Seen } from './fronts.ts'

const NO_FLOORPLAN_SHARE = 0.04

const BUILDING_OF: Record<Kind, Building> = {
  studio: 'flats',
  blockFlat: 'flats',
  newFlat: 'flats',
  conversion: 'flats',
  tenement: 'flats',
  penthouse: 'flats',
  maisonette: 'maisonette',
  terrace: 'terraced',
  endTerrace: 'terraced',
  townhouse: 'terraced',
  mews: 'terraced',
  semi: 'semi',
  detached: 'detached',
  cottage: 'cottage',
  bungalow: 'bungalow',
  land: 'land',
  commercial: 'commercial',
}

interface Front {
  building: Building
  seed: number
}

/** What a flat may be in, other than a block of flats or a villa. */
const DIVIDED: readonly Building[] = ['terraced', 'semi', 'maisonette']

/** A flat may be part of a house; every other home is a building of its own kind. */
function frontShowing(composition: Composition, home: Home, from: number): Front | undefined {
  const own = BUILDING_OF[home.kind]
  for (const building of own === 'flats' ? [own, ...DIVIDED] : [own]) {
    const seed = seedShowing(composition, building, home.beds, from)
    if (seed !== undefined) return { building, seed }
  }
  return undefined
}

/** One of the fronts that fit, so that neighbours in a list of results differ where they can. */
function frontOf(seen: Seen, from: number): Front {
  const fronts = fittingFronts(seen).flatMap(
    (composition) => frontShowing(composition, seen.home, from) ?? [],
  )
  return createRandom(`front/${seen.address.line}`).pick(fronts)
}

function outsideOf({ outdoors, balcony }: Home): 'garden' | 'terrace' | null {
  if (outdoors?.kind === 'garden') return 'garden'
  // Drawn gardens have lawns, and a courtyard has none.
  return balcony || outdoors?.kind === 'roofTerrace' ? 'terrace' : null
}

/** The addresses of a listing's pictures, and of its plan where it has one. */
export function mediaOf(random: Random, seen: Seen) {
  const { home } = seen
  const front = frontOf(seen, random.int(1, 999_999))
  const { images, floorplan } = picturesFor({
    building: BUILDING_OF[home.kind],
    front: front.building,
    beds: home.beds,
    baths: home.baths,
    areaSqft: home.areaSqft,
    seed: front.seed,
    outside: outsideOf(home),
    count: random.int(4, 8),
  })
  const hasPlan = home.kind !== 'land' && !random.chance(NO_FLOORPLAN_SHARE)
  return { images, floorplanUrl: hasPlan ? floorplan : null }
}
