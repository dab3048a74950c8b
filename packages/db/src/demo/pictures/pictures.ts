import type { Composition } from '@hearth/illustrator/composition.ts'
import { seedShowing } from '@hearth/illustrator/composition.ts'
import { picturesFor } from '@hearth/illustrator/listingPictures.ts'
import type { Building } from '@hearth/illustrator/picture.ts'
import type { Home, Kind } from '../homes/home.ts'
import type { Random } from '../random.ts'
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

/** How many homes of a district show each front; a district begins with none. */
export type FrontsShown = Map<Composition, number>

interface Front {
  composition: Composition
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
    if (seed !== undefined) return { composition, building, seed }
  }
  return undefined
}

/** Of the fronts that fit the one least shown around there, so that a list of results is varied. */
function frontOf(seen: Seen, from: number, shown: FrontsShown): Front {
  const times = ({ composition }: Front) => shown.get(composition) ?? 0
  const [front] = fittingFronts(seen)
    .flatMap((composition) => frontShowing(composition, seen.home, from) ?? [])
    .toSorted((a, b) => times(a) - times(b))
  if (!front) throw new RangeError(`No front fits ${seen.home.era} ${seen.home.kind}`)
  shown.set(front.composition, times(front) + 1)
  return front
}

function outsideOf({ outdoors, balcony }: Home): 'garden' | 'terrace' | null {
  if (outdoors?.kind === 'garden') return 'garden'
  // Drawn gardens have lawns, and a courtyard has none.
  return balcony || outdoors?.kind === 'roofTerrace' ? 'terrace' : null
}

/** The addresses of a listing's pictures, and of its plan where it has one. */
export function mediaOf(random: Random, seen: Seen, shown: FrontsShown) {
  const { home } = seen
  const front = frontOf(seen, random.int(1, 999_999), shown)
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
