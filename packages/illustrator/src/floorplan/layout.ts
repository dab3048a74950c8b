import type { FloorWish, RoomKind, RoomWish } from './programme.ts'

/** Metres; x to the right, y down. */
export interface Box {
  x: number
  y: number
  w: number
  h: number
}

export interface PlannedRoom extends Box {
  label: string
  kind: RoomKind
  /** How far below the middle its name stands, clear of the door. */
  lower: number
}

/** An opening in a wall from (x, y), `length` metres along the wall. */
export interface Opening {
  x: number
  y: number
  length: number
  isHorizontal: boolean
}

export interface PlannedDoor extends Opening {
  /** The leaf swings towards larger (1) or smaller (−1) y, or x when the wall is vertical. */
  swing: 1 | -1
}

export interface PlannedFloor {
  name: string
  w: number
  h: number
  rooms: PlannedRoom[]
  doors: PlannedDoor[]
  windows: Opening[]
}

/** A room in hall coordinates: u along the hall from the front door, v across it. */
interface Strip {
  wish: RoomWish
  u: number
  v: number
  du: number
  dv: number
}

const DOOR = 0.82
const STAIRS = 1.05
/** No room along the hall gets less than this share of its side. */
const LEAST_SHARE = 0.17

interface Frame {
  length: number
  breadth: number
  hall: number
  breadthA: number
  /** How far the hall reaches before the end room. */
  reach: number
}

/**
 * Lays out one floor of an area in square metres. `aspect` is its length along the hall against
 * its breadth; a floor is turned upright when `upright` is set.
 */
export function layFloor(
  wish: FloorWish,
  area: number,
  aspect: number,
  upright: boolean,
): PlannedFloor {
  const frame = frameOf(wish, area, aspect)
  const hall: Strip = {
    wish: { label: wish.hall, kind: 'hall', weight: 0 },
    u: 0,
    v: frame.breadthA,
    du: frame.reach,
    dv: frame.hall,
  }
  const startB = frame.breadthA + frame.hall
  const sideA = along(wish.sideA, frame, 0, frame.breadthA)
  const sideB = along(wish.sideB, frame, startB, frame.breadth - startB)
  const end: Strip = {
    wish: wish.end,
    u: frame.reach,
    v: 0,
    du: frame.length - frame.reach,
    dv: frame.breadth,
  }
  const turn = turner(upright, frame.length)
  return {
    name: wish.name,
    w: upright ? frame.breadth : frame.length,
    h: upright ? frame.length : frame.breadth,
    rooms: [hall, ...sideA, ...sideB, end].map((strip) => turn.room(strip)),
    doors: doorsOf(hall, sideA, sideB, end, frame).map(turn.door),
    windows: windowsOf(sideA, sideB, end, frame).map(turn.opening),
  }
}

function frameOf(wish: FloorWish, area: number, aspect: number): Frame {
  const breadth = Math.sqrt(area / aspect)
  const length = area / breadth
  const hall = Math.min(1.6, Math.max(0.9, breadth * 0.17))
  const total = (rooms: readonly RoomWish[]): number =>
    rooms.reduce((sum, room) => sum + room.weight, 0)
  const [a, b] = [total(wish.sideA), total(wish.sideB)]
  const endShare = Math.min(0.62, Math.max(0.31, wish.end.weight / (a + b + wish.end.weight)))
  const hasB = wish.sideB.length > 0
  const hasA = wish.sideA.length > 0
  const split = !hasA ? 0 : hasB ? Math.min(0.57, Math.max(0.5, a / (a + b))) : 1
  return {
    length,
    breadth,
    hall,
    breadthA: (breadth - hall) * split,
    reach: length * (1 - endShare),
  }
}

/** Rooms one after the other along the hall; stairs keep their size, the others share the rest. */
function along(rooms: readonly RoomWish[], frame: Frame, v: number, dv: number): Strip[] {
  const hasStairs = rooms.some((room) => room.kind === 'stairs')
  const stairs = hasStairs ? Math.min(STAIRS, frame.reach * 0.2) : 0
  const weights = rooms.map((room) => room.weight)
  const sum = weights.reduce((total, weight) => total + weight, 0)
  const raised = rooms.map((room) =>
    room.kind === 'stairs' ? 0 : Math.max(LEAST_SHARE, room.weight / sum),
  )
  const raisedSum = raised.reduce((total, share) => total + share, 0)
  let u = 0
  return rooms.map((wish, i) => {
    const du =
      wish.kind === 'stairs' ? stairs : ((frame.reach - stairs) * (raised[i] ?? 0)) / raisedSum
    const strip = { wish, u, v, du, dv }
    u += du
    return strip
  })
}

interface HallOpening {
  u: number
  v: number
  length: number
  /** The wall runs along the hall. */
  isAlong: boolean
  swing: 1 | -1
}

function doorsOf(
  hall: Strip,
  sideA: readonly Strip[],
  sideB: readonly Strip[],
  end: Strip,
  frame: Frame,
): HallOpening[] {
  const ontoHall = (strip: Strip, v: number, swing: 1 | -1): HallOpening => {
    const length = Math.min(DOOR, strip.du * 0.6)
    return {
      u: strip.u + strip.du - length - Math.min(0.25, strip.du * 0.12),
      v,
      length,
      isAlong: true,
      swing,
    }
  }
  const side = (strips: readonly Strip[], v: number, swing: 1 | -1): HallOpening[] =>
    strips.flatMap((strip, i) => {
      if (strip.wish.kind === 'stairs') return []
      if (!isEnsuite(strip)) return [ontoHall(strip, v, swing)]
      return [intoEnsuite(strip, strips[i - 1], frame)]
    })
  const front = Math.min(0.95, frame.hall * 0.8)
  const inner = Math.min(DOOR, frame.hall * 0.75)
  return [
    { u: 0, v: hall.v + (hall.dv - front) / 2, length: front, isAlong: false, swing: 1 },
    { u: end.u, v: hall.v + (hall.dv - inner) / 2, length: inner, isAlong: false, swing: -1 },
    ...side(sideA, hall.v, -1),
    ...side(sideB, hall.v + hall.dv, 1),
  ]
}

function isEnsuite(strip: Strip): boolean {
  return strip.wish.label.startsWith('En-suite')
}

/** An en-suite is entered from the bedroom before it, or from the end room after it. */
function intoEnsuite(strip: Strip, before: Strip | undefined, frame: Frame): HallOpening {
  const length = Math.min(DOOR * 0.9, strip.dv * 0.5)
  const v = strip.v + (strip.v === 0 ? strip.dv - length - 0.25 : 0.25)
  const fromBefore = before?.wish.label === 'Bedroom 1'
  const isLast = Math.abs(strip.u + strip.du - frame.reach) < 0.01
  if (!fromBefore && !isLast) {
    return {
      u: strip.u + strip.du * 0.3,
      v: strip.v === 0 ? strip.dv : strip.v,
      length: Math.min(DOOR, strip.du * 0.5),
      isAlong: true,
      swing: strip.v === 0 ? -1 : 1,
    }
  }
  return fromBefore
    ? { u: strip.u, v, length, isAlong: false, swing: 1 }
    : { u: strip.u + strip.du, v, length, isAlong: false, swing: 1 }
}

function windowsOf(
  sideA: readonly Strip[],
  sideB: readonly Strip[],
  end: Strip,
  frame: Frame,
): HallOpening[] {
  const lit = (strips: readonly Strip[]): Strip[] => strips.filter((s) => s.wish.kind !== 'stairs')
  const ofSide = (strips: readonly Strip[], v: number): HallOpening[] =>
    lit(strips).map((s) => {
      const length = s.du * (s.wish.kind === 'bathroom' ? 0.34 : 0.5)
      return { u: s.u + (s.du - length) / 2, v, length, isAlong: true, swing: 1 }
    })
  const across = (u: number, v: number, dv: number): HallOpening => ({
    u,
    v: v + dv * 0.25,
    length: dv * 0.5,
    isAlong: false,
    swing: 1,
  })
  const first = sideA[0]
  return [
    ...ofSide(sideA, 0),
    ...ofSide(sideB, frame.breadth),
    across(frame.length, 0, end.dv),
    ...(first === undefined || first.dv < 1.6 ? [] : [across(0, first.v, first.dv)]),
  ]
}

/** Turns hall coordinates into those of the sheet: upright plans have their front door below. */
function turner(upright: boolean, length: number) {
  const opening = (o: HallOpening): Opening =>
    upright
      ? {
          x: o.v,
          y: length - o.u - (o.isAlong ? o.length : 0),
          length: o.length,
          isHorizontal: !o.isAlong,
        }
      : { x: o.u, y: o.v, length: o.length, isHorizontal: o.isAlong }
  return {
    opening,
    door: (o: HallOpening): PlannedDoor => ({
      ...opening(o),
      swing: upright && !o.isAlong ? (o.swing === 1 ? -1 : 1) : o.swing,
    }),
    room: ({ wish, u, v, du, dv }: Strip): PlannedRoom => {
      const { label, kind } = wish
      const isBeside = kind !== 'hall' && u + du < length - 0.01
      if (upright) {
        return {
          label,
          kind,
          x: v,
          y: length - u - du,
          w: dv,
          h: du,
          lower: isBeside ? du * (du < 2.2 ? 0.17 : 0.08) : 0,
        }
      }
      const lower = isBeside ? dv * (dv < 2.2 ? 0.2 : 0.1) * (v === 0 ? -1 : 1) : 0
      return { label, kind, x: u, y: v, w: du, h: dv, lower }
    },
  }
}
