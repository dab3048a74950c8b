import type { Building } from '../picture.ts'

export type RoomKind = 'living' | 'kitchen' | 'bedroom' | 'bathroom' | 'hall' | 'stairs' | 'other'

export interface RoomWish {
  label: string
  kind: RoomKind
  /** About how much of the floor it should get, against the others. */
  weight: number
}

/**
 * What lies along the hall of one floor: rooms on either side of it and, across its end, one room
 * over the whole width.
 */
export interface FloorWish {
  name: string
  hall: string
  sideA: readonly RoomWish[]
  sideB: readonly RoomWish[]
  end: RoomWish
}

export interface Listing {
  building: Building
  beds: number
  baths: number
}

const SQFT_PER_SQM = 10.7639

const living = (label: string, weight = 19): RoomWish => ({ label, kind: 'living', weight })
const kitchen = (label: string, weight = 12): RoomWish => ({ label, kind: 'kitchen', weight })
const other = (label: string, weight = 5): RoomWish => ({ label, kind: 'other', weight })
const bedroom = (n: number): RoomWish => ({
  label: `Bedroom ${n}`,
  kind: 'bedroom',
  weight: Math.max(7.5, 15 - 1.8 * (n - 1)),
})
const stairs: RoomWish = { label: '', kind: 'stairs', weight: 0 }

/** The bathrooms of a home in the order in which they are built; the second is an en-suite. */
function bathrooms(count: number): RoomWish[] {
  return Array.from({ length: count }, (_, i): RoomWish => {
    const round = Math.floor(i / 3)
    const label = ['Bathroom', 'En-suite', 'Shower Room'][i % 3] ?? 'Bathroom'
    return {
      label: round === 0 ? label : `${label} ${round + 1}`,
      kind: 'bathroom',
      weight: i % 3 === 0 ? 5.5 : 4.2,
    }
  })
}

function weightOf(rooms: readonly RoomWish[]): number {
  return rooms.reduce((sum, room) => sum + room.weight, 0)
}

/** Puts each room on the side that has less so far. */
function share(rooms: readonly RoomWish[], sideA: RoomWish[], sideB: RoomWish[]): void {
  for (const room of rooms) {
    if (weightOf(sideA) <= weightOf(sideB)) sideA.push(room)
    else sideB.push(room)
  }
}

/** Homes on one floor: the living room lies at the end of the hall. */
function oneFloor({ beds, baths }: Listing): FloorWish {
  const [bathroom, ensuite, ...others] = bathrooms(baths)
  const sideA: RoomWish[] = beds > 0 ? [bedroom(1)] : []
  const sideB: RoomWish[] = bathroom === undefined ? [] : [bathroom]
  const rest = Array.from({ length: Math.max(0, beds - 1) }, (_, i) => bedroom(i + 2))
  share([kitchen('Kitchen'), ...rest, ...others], sideA, sideB)
  if (ensuite !== undefined) {
    if (beds > 0) sideA.splice(1, 0, ensuite)
    else sideB.push(ensuite)
  }
  const end = living(beds === 0 ? 'Studio Room' : 'Living Room', beds === 0 ? 24 : 19)
  return { name: '', hall: 'Hall', sideA, sideB, end }
}

function groundFloor(beds: number, baths: readonly RoomWish[]): FloorWish {
  const name = 'Ground Floor'
  if (beds <= 3) {
    return {
      name,
      hall: 'Hall',
      sideA: [living('Living Room', 18), ...baths],
      sideB: [stairs, kitchen('Kitchen', 11)],
      end: living('Dining Room', 12),
    }
  }
  return {
    name,
    hall: 'Hall',
    sideA: [living('Living Room', 19), living('Study', 7)],
    sideB: [stairs, living('Dining Room', 12), ...(baths.length > 0 ? baths : [other('Utility')])],
    end: kitchen('Kitchen / Breakfast', 17),
  }
}

/** Bedrooms and bathrooms round a landing; the largest bedroom lies at its end. */
function upperFloor(
  name: string,
  bedrooms: readonly RoomWish[],
  baths: readonly RoomWish[],
): FloorWish {
  const [largest = bedroom(1), ...rest] = bedrooms
  const ensuite = baths.find((room) => room.label.startsWith('En-suite'))
  const sideA: RoomWish[] = []
  const sideB: RoomWish[] = []
  share([...rest, ...baths.filter((room) => room !== ensuite)], sideA, sideB)
  if (ensuite !== undefined) sideA.push(ensuite)
  if (sideA.length === 0) sideA.push(other('Study', 8))
  if (sideB.length === 0) sideB.push(other('Store', 5))
  return { name, hall: 'Landing', sideA, sideB: [stairs, ...sideB], end: largest }
}

function house({ beds, baths }: Listing): FloorWish[] {
  const all = bathrooms(baths)
  const downstairs = baths >= 3 ? all.filter((room) => room.label === 'Shower Room') : []
  const upstairs = all.filter((room) => !downstairs.includes(room))
  const bedrooms = Array.from({ length: beds }, (_, i) => bedroom(i + 1))
  const ground = groundFloor(beds, downstairs)
  if (beds < 5) return [ground, upperFloor('First Floor', bedrooms, upstairs)]
  const first = Math.ceil(beds * 0.58)
  const top = upstairs.slice(2)
  return [
    ground,
    upperFloor('First Floor', bedrooms.slice(0, first), upstairs.slice(0, 2)),
    upperFloor('Second Floor', bedrooms.slice(first), top),
  ]
}

function workplace({ baths }: Listing): FloorWish {
  return {
    name: '',
    hall: 'Passage',
    sideA: [
      other('Office', 9),
      ...bathrooms(baths).map((room, i) => ({ ...room, label: `Washroom ${i + 1}` })),
    ],
    sideB: [other('Store', 8), kitchen('Kitchen', 4)],
    end: living('Main Area', 42),
  }
}

/** Which rooms a home has and on which floors they lie. */
export function floorsOf(listing: Listing): FloorWish[] {
  const { building, beds } = listing
  if (building === 'commercial') return [workplace(listing)]
  const isLevel = building === 'flats' || building === 'bungalow' || beds < 2
  return isLevel ? [oneFloor(listing)] : house(listing)
}

/** Square metres of a home; guessed from its rooms when the area is unknown. */
export function areaOf(listing: Listing, areaSqft: number): number {
  const sqft = areaSqft > 0 ? areaSqft : 330 + listing.beds * 190 + listing.baths * 45
  return sqft / SQFT_PER_SQM
}
