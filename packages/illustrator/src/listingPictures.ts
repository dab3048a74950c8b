import { type Building, type Picture, pictureUrl, type Scene } from './picture.ts'

/** What the pictures of a listing depend on; areas are square feet, 0 when unknown. */
export interface ListingFacts {
  building: Building
  /** The building that its front shows, when a flat is part of a house. */
  front?: Building
  /** 0 is a studio. */
  beds: number
  baths: number
  areaSqft: number
  seed: number
  /** What of its own there is outside: a garden, or the balcony or roof terrace of a flat. */
  outside: 'garden' | 'terrace' | null
  /** How many pictures are wanted. */
  count: number
}

type Shot = readonly [scene: Scene, nth: number]

/** The order in which someone walks through a home, and so the order of its gallery. */
const WALK: readonly Scene[] = ['front', 'living', 'kitchen', 'bedroom', 'bathroom', 'garden']

/** Shots in order of how much a viewer would miss them. */
function shotsByImportance(facts: ListingFacts): Shot[] {
  if (facts.building === 'land') return Array.from({ length: 8 }, (_, i) => ['front', i + 1])
  if (facts.building === 'commercial') {
    return Array.from({ length: 4 }, (_, i): Shot[] => [
      ['front', i + 1],
      ['living', i + 1],
    ]).flat()
  }
  const numbered = (scene: Scene, from: number, to: number): Shot[] =>
    Array.from({ length: Math.max(0, to - from + 1) }, (_, i) => [scene, from + i])
  return [
    ['front', 1],
    ['living', 1],
    ['kitchen', 1],
    ...numbered('bedroom', 1, Math.min(1, facts.beds)),
    ['bathroom', 1],
    ...(facts.outside ? [['garden', 1] as const] : []),
    ...numbered('bedroom', 2, Math.min(3, facts.beds)),
    ...numbered('living', 2, facts.beds > 2 ? 2 : 1),
    ...numbered('bathroom', 2, Math.min(2, facts.baths)),
    ...numbered('bedroom', 4, Math.min(5, facts.beds)),
    ['kitchen', 2],
    ...numbered('garden', 2, facts.outside ? 2 : 1),
    ['front', 2],
    ['living', 3],
    ['front', 3],
  ]
}

/**
 * The pictures of a listing: its front, then its rooms in the order of a walk through it, then its
 * garden; land and shops show themselves from several sides.
 */
export function picturesFor(facts: ListingFacts): { images: string[]; floorplan: string } {
  const url = (scene: Scene, nth: number): string => pictureUrl(pictureOf(facts, scene, nth))
  const [first, ...others] = shotsByImportance(facts).slice(0, Math.max(1, facts.count))
  const walk = others.toSorted(
    ([a, nthA], [b, nthB]) => WALK.indexOf(a) - WALK.indexOf(b) || nthA - nthB,
  )
  const shots = first === undefined ? walk : [first, ...walk]
  return { images: shots.map(([scene, nth]) => url(scene, nth)), floorplan: url('floorplan', 1) }
}

/** The garden scene of a building of flats is a terrace in the air; a garden on the ground is not. */
function buildingFor({ building, front, outside }: ListingFacts, scene: Scene): Building {
  if (scene === 'front') return front ?? building
  return scene === 'garden' && outside === 'garden' && building === 'flats'
    ? 'maisonette'
    : building
}

/** An address has room for two digits of rooms, six of area and ten of seed. */
function pictureOf(facts: ListingFacts, scene: Scene, nth: number): Picture {
  const whole = (n: number, limit: number): number =>
    Math.min(limit, Math.max(0, Math.round(Number.isFinite(n) ? n : 0)))
  return {
    scene,
    building: buildingFor(facts, scene),
    beds: whole(facts.beds, 99),
    baths: whole(facts.baths, 99),
    areaSqft: whole(facts.areaSqft, 999_999),
    seed: whole(facts.seed, 9_999_999_999),
    nth,
  }
}
