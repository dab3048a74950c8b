import type { Stock } from '../markets/market.ts'
import type { Random } from '../random.ts'
import { type Era, FLAT_KINDS, type Kind, RECENT_ERAS } from './home.ts'
import { KIND_FACTS } from './kinds.ts'

/** Bedrooms, bathrooms and square feet that belong together. */
export function roomsOf(random: Random, kind: Kind, era: Era) {
  const facts = KIND_FACTS[kind]
  const beds = random.weighted(facts.beds)
  const spread = 1 + random.bell() * (kind === 'land' || kind === 'commercial' ? 0.3 : 0.085)
  const exact = (facts.sqft.base + facts.sqft.perBed * beds) * Math.max(0.55, spread)
  const areaSqft = Math.round(kind === 'land' ? exact / 50 : exact) * (kind === 'land' ? 50 : 1)
  return { beds, areaSqft, baths: bathsOf(random, kind, era, beds) }
}

function bathsOf(random: Random, kind: Kind, era: Era, beds: number): number {
  const recent = RECENT_ERAS.includes(era)
  if (kind === 'land') return 0
  if (kind === 'commercial') return random.chance(0.3) ? 1 : 0
  if (kind === 'penthouse') return Math.max(2, beds - random.int(0, 1))
  if (beds <= 1) return 1
  if (beds === 2) return random.chance(recent ? 0.6 : 0.2) ? 2 : 1
  if (beds === 3)
    return random.weighted([
      [1, recent ? 2 : 6],
      [2, 5],
      [3, 0.3],
    ])
  if (beds === 4)
    return random.weighted([
      [1, recent ? 0 : 3],
      [2, 6],
      [3, 3],
    ])
  return random.weighted([
    [2, 4],
    [3, 5],
    [4, beds - 4],
  ])
}

/** Floor of a flat: 0 is the ground, -1 the garden level; null for a house. Tall blocks stand where there are towers. */
export function floorOf(
  random: Random,
  kind: Kind,
  stock: Stock,
): { floor: number | null; isTopFloor: boolean } {
  if (!FLAT_KINDS.includes(kind) && kind !== 'maisonette') return { floor: null, isTopFloor: false }
  const highest = stock === 'towers' ? 12 : 4
  if (kind === 'penthouse') return { floor: random.int(highest - 1, highest + 1), isTopFloor: true }
  if (kind === 'newFlat' || kind === 'blockFlat') {
    const floor = random.int(0, kind === 'newFlat' ? highest : 4)
    return { floor, isTopFloor: floor > 0 && random.chance(0.12) }
  }
  const top = kind === 'maisonette' ? 2 : 3
  const floor = random.int(kind === 'tenement' || kind === 'studio' ? 0 : -1, top)
  return { floor, isTopFloor: floor === top }
}
