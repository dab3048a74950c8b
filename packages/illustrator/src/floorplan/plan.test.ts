import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { BUILDINGS } from '../picture.ts'
import { areaText } from './drawing.ts'
import type { Box, PlannedFloor, PlannedRoom } from './layout.ts'
import { planOf } from './plan.ts'

const homes = fc.record({
  building: fc.constantFrom(...BUILDINGS.filter((b) => b !== 'land' && b !== 'commercial')),
  beds: fc.integer({ min: 0, max: 8 }),
  baths: fc.integer({ min: 0, max: 8 }),
  areaSqft: fc.oneof(fc.constant(0), fc.integer({ min: 180, max: 12_000 })),
})

const EDGE = 1e-6
const overlap = (a: Box, b: Box): boolean =>
  a.x + a.w > b.x + EDGE &&
  b.x + b.w > a.x + EDGE &&
  a.y + a.h > b.y + EDGE &&
  b.y + b.h > a.y + EDGE
const isInside = (room: Box, floor: PlannedFloor): boolean =>
  room.x > -EDGE &&
  room.y > -EDGE &&
  room.x + room.w < floor.w + EDGE &&
  room.y + room.h < floor.h + EDGE

const everyPlan = (check: (rooms: PlannedRoom[], floor: PlannedFloor) => void): void =>
  fc.assert(
    fc.property(homes, ({ areaSqft, ...listing }) => {
      for (const floor of planOf(listing, areaSqft).floors) check(floor.rooms, floor)
    }),
    { numRuns: 300 },
  )

/** Which rooms an opening joins: those with the opening on their edge. */
function joined(rooms: readonly PlannedRoom[], door: PlannedFloor['doors'][number]): PlannedRoom[] {
  const [x, y] = door.isHorizontal
    ? [door.x + door.length / 2, door.y]
    : [door.x, door.y + door.length / 2]
  return rooms.filter(
    (r) => x > r.x - EDGE && x < r.x + r.w + EDGE && y > r.y - EDGE && y < r.y + r.h + EDGE,
  )
}

describe('a floorplan', () => {
  it('keeps its rooms inside the walls and apart from each other', () => {
    everyPlan((rooms, floor) => {
      for (const [i, room] of rooms.entries()) {
        expect(isInside(room, floor)).toBe(true)
        expect(room.w).toBeGreaterThan(0)
        expect(room.h).toBeGreaterThan(0)
        for (const other of rooms.slice(i + 1)) expect(overlap(room, other)).toBe(false)
      }
    })
  })

  it('has as many bedrooms and bathrooms as the listing', () => {
    fc.assert(
      fc.property(homes, ({ areaSqft, ...listing }) => {
        const rooms = planOf(listing, areaSqft).floors.flatMap((floor) => floor.rooms)
        const count = (kind: string) => rooms.filter((room) => room.kind === kind).length
        expect(count('bedroom')).toBe(listing.beds)
        expect(count('bathroom')).toBe(listing.baths)
        const labels = rooms.map((r) => r.label).filter((l) => !['', 'Hall', 'Landing'].includes(l))
        expect(new Set(labels).size).toBe(labels.length)
      }),
    )
  })

  it('has rooms that add up to the area of the listing', () => {
    fc.assert(
      fc.property(homes, ({ areaSqft, ...listing }) => {
        const plan = planOf(listing, areaSqft)
        const sum = plan.floors.flatMap((f) => f.rooms).reduce((total, r) => total + r.w * r.h, 0)
        expect(sum / plan.area).toBeCloseTo(1, 5)
        if (areaSqft > 0) expect(plan.area * 10.7639).toBeCloseTo(areaSqft, 3)
      }),
    )
  })

  it('lets you reach every room from the hall', () => {
    everyPlan((rooms, floor) => {
      const hall = rooms.find((room) => room.kind === 'hall')
      const reached = new Set(hall === undefined ? [] : [hall])
      const doors = floor.doors.map((door) => joined(rooms, door))
      for (let round = 0; round < rooms.length; round += 1) {
        for (const sides of doors) {
          if (sides.some((room) => reached.has(room))) for (const room of sides) reached.add(room)
        }
      }
      const unreached = rooms.filter((room) => room.kind !== 'stairs' && !reached.has(room))
      expect(unreached.map((room) => room.label)).toEqual([])
    })
  })

  it('puts windows into outer walls', () => {
    everyPlan((_, floor) => {
      for (const window of floor.windows) {
        const isOuter = window.isHorizontal
          ? Math.abs(window.y) < EDGE || Math.abs(window.y - floor.h) < EDGE
          : Math.abs(window.x) < EDGE || Math.abs(window.x - floor.w) < EDGE
        expect(isOuter).toBe(true)
      }
    })
  })

  it.each([
    ['terraced', 1, 1],
    ['terraced', 2, 2],
    ['detached', 5, 3],
    ['flats', 4, 1],
    ['bungalow', 3, 1],
  ] as const)('of %s with %i bedrooms has %i floors', (building, beds, floors) => {
    expect(planOf({ building, beds, baths: 1 }, 1000).floors).toHaveLength(floors)
  })

  it('says the total in both units', () => {
    expect(areaText(1120 / 10.7639)).toBe('1,120 sq ft / 104 sq m')
    expect(areaText(680 / 10.7639)).toBe('680 sq ft / 63 sq m')
  })
})
