import { layFloor, type PlannedFloor } from './layout.ts'
import { areaOf, floorsOf, type Listing } from './programme.ts'

interface Plan {
  floors: PlannedFloor[]
  /** Square metres of all floors together. */
  area: number
}

/** The plan of a home: all floors are the same size, one above the other. */
export function planOf(listing: Listing, areaSqft: number): Plan {
  const wishes = floorsOf(listing)
  const area = areaOf(listing, areaSqft)
  const upright = wishes.length > 1
  const oneFloor = listing.beds <= 1 ? 1.45 : 1.92
  const aspect = [oneFloor, 1.28, 1.5][wishes.length - 1] ?? 1.5
  return {
    area,
    floors: wishes.map((wish) => layFloor(wish, area / wishes.length, aspect, upright)),
  }
}
