import type { Defs } from '../defs.ts'
import { centredText, widthOf } from '../lettering.ts'
import { INK, SOFT_INK } from '../palette.ts'
import type { Picture } from '../picture.ts'
import { at, d, group, path, rect, repeat, stroke } from '../shapes.ts'
import { fixtureDepth, fixtures, looksRight } from './fixtures.ts'
import type { Opening, PlannedDoor, PlannedFloor, PlannedRoom } from './layout.ts'
import { planOf } from './plan.ts'
import type { RoomKind } from './programme.ts'
import { sitePlan } from './site.ts'

const SHEET = '#FFFFFF'
const OUTER = 6
const INNER = 3.6
const SQFT_PER_SQM = 10.7639
const FEET_PER_METRE = 3.28084

const FLOORS: Record<RoomKind, string> = {
  living: '#F8F1E4',
  kitchen: '#F5EEDB',
  bedroom: '#EEF2EC',
  bathroom: '#E4EEEF',
  hall: '#FBF8F2',
  stairs: '#FBF8F2',
  other: '#F3F0EA',
}

/** The space for plans on the sheet; the caption stands below. */
const SPACE = { x: 44, y: 46, w: 632, h: 324, gap: 34 }

/** A floorplan with the rooms that the listing names. */
export function floorplan(picture: Picture, defs: Defs): string {
  const sheet = rect(0, 0, 720, 480, SHEET)
  if (picture.building === 'land') return sheet + sitePlan(picture, defs)
  const { floors, area } = planOf(picture, picture.areaSqft)
  const count = floors.length
  const slot = (SPACE.w - SPACE.gap * (count - 1)) / count
  const scale = Math.min(...floors.map((floor) => Math.min(slot / floor.w, SPACE.h / floor.h)))
  const isMirrored = Math.floor(picture.seed / 2) % 2 === 1
  const drawn = floors.map((floor, i) => {
    const x = SPACE.x + i * (slot + SPACE.gap) + (slot - floor.w * scale) / 2
    const y = SPACE.y + (SPACE.h - floor.h * scale) / 2
    const name =
      floor.name === ''
        ? ''
        : centredText(defs, floor.name, (floor.w * scale) / 2, floor.h * scale + 24, {
            size: 12.5,
            fill: INK,
            weight: 'semibold',
          })
    return at(x, y, drawFloor(isMirrored ? mirror(floor) : floor, scale, defs, i === 0) + name)
  })
  return sheet + drawn.join('') + caption(defs, area) + north()
}

function mirror(floor: PlannedFloor): PlannedFloor {
  return {
    ...floor,
    rooms: floor.rooms.map((room) => ({ ...room, x: floor.w - room.x - room.w })),
    doors: floor.doors.map((door) => ({
      ...flipped(door, floor.w),
      swing: door.isHorizontal ? door.swing : door.swing === 1 ? -1 : 1,
    })),
    windows: floor.windows.map((window) => flipped(window, floor.w)),
  }
}

function flipped(opening: Opening, w: number): Opening {
  return { ...opening, x: w - opening.x - (opening.isHorizontal ? opening.length : 0) }
}

function drawFloor(floor: PlannedFloor, scale: number, defs: Defs, isEntrance: boolean): string {
  const px = (metres: number): number => metres * scale
  const rooms = floor.rooms
    .map((r) => rect(px(r.x), px(r.y), px(r.w), px(r.h), FLOORS[r.kind]))
    .join('')
  const walls = floor.rooms
    .filter((r) => r.kind !== 'stairs')
    .map((r) => d`M${px(r.x)} ${px(r.y)}h${px(r.w)}v${px(r.h)}h${-px(r.w)}Z`)
    .join('')
  const [entrance, ...inner] = floor.doors
  const doors = isEntrance && entrance !== undefined ? [entrance, ...inner] : inner
  return (
    rooms +
    floor.rooms
      .map((r) => (r.kind === 'stairs' ? treads(r, floor, px) : fixtures(r, floor, px)))
      .join('') +
    stroke(walls, INK, INNER, { 'stroke-linejoin': 'miter' }) +
    rect(0, 0, px(floor.w), px(floor.h), 'none', { stroke: INK, 'stroke-width': OUTER }) +
    doors.map((o) => drawDoor(o, px)).join('') +
    floor.windows.map((o) => drawWindow(o, px)).join('') +
    floor.rooms.map((r) => roomLabel(r, floor, px, defs)).join('')
  )
}

function drawDoor(door: PlannedDoor, px: (m: number) => number): string {
  const [x, y, l] = [px(door.x), px(door.y), px(door.length)]
  const s = door.swing
  const gap = door.isHorizontal
    ? rect(x, y - 3.2, l, 6.4, FLOORS.hall)
    : rect(x - 3.2, y, 6.4, l, FLOORS.hall)
  const leaf = door.isHorizontal ? d`M${x} ${y}v${s * l}` : d`M${x} ${y}h${s * l}`
  const clockwise = door.isHorizontal ? s === -1 : s === 1
  const arc = door.isHorizontal
    ? `${d`M${x} ${y + s * l}A${l} ${l} 0 0 `}${clockwise ? 1 : 0} ${d`${x + l} ${y}`}`
    : `${d`M${x + s * l} ${y}A${l} ${l} 0 0 `}${clockwise ? 1 : 0} ${d`${x} ${y + l}`}`
  return gap + stroke(leaf, INK, 1.8) + stroke(arc, SOFT_INK, 0.9)
}

function drawWindow(window: Opening, px: (m: number) => number): string {
  const [x, y, l] = [px(window.x), px(window.y), px(window.length)]
  return window.isHorizontal
    ? rect(x, y - OUTER / 2, l, OUTER, SHEET, { stroke: INK, 'stroke-width': 1 }) +
        stroke(d`M${x} ${y}h${l}`, INK, 1)
    : rect(x - OUTER / 2, y, OUTER, l, SHEET, { stroke: INK, 'stroke-width': 1 }) +
        stroke(d`M${x} ${y}v${l}`, INK, 1)
}

/** Stairs that climb away from the hall. */
function treads(room: PlannedRoom, floor: PlannedFloor, px: (m: number) => number): string {
  const [x, y, w, h] = [px(room.x), px(room.y), px(room.w), px(room.h)]
  const count = 11
  const hall = floor.rooms.find((r) => r.kind === 'hall')
  const upwards = hall !== undefined && hall.x > room.x ? -1 : 1
  const start = upwards === 1 ? x + w * 0.12 : x + w * 0.88
  const arrow = d`M${start} ${y + h / 2}h${upwards * w * 0.62}m${-upwards * 5} -3.5l${upwards * 5} 3.5l${-upwards * 5} 3.5`
  return (
    stroke(
      repeat(count, (i) => d`M${x + (w * (i + 1)) / (count + 1)} ${y}v${h}`),
      '#B9B2A4',
      1,
    ) +
    stroke(d`M${x} ${y + h}h${w}`, INK, 2) +
    stroke(arrow, SOFT_INK, 1.2)
  )
}

/** A name and, where there is room, the size in metres and in feet. */
function roomLabel(
  room: PlannedRoom,
  floor: PlannedFloor,
  px: (m: number) => number,
  defs: Defs,
): string {
  if (room.label === '') return ''
  const taken = fixtureDepth(room, px)
  const [w, h] = [px(room.w) - taken - 10, px(room.h) - 8]
  const size = Math.max(5.5, Math.min(12, w / (widthOf(room.label, 1, 'semibold') + 0.6), h / 2.4))
  const x = px(room.x + room.w / 2) + (taken / 2) * (looksRight(room, floor) ? -1 : 1)
  const middle = px(room.y + room.h / 2 + room.lower)
  const name = (y: number): string =>
    centredText(defs, room.label, x, y, { size, fill: INK, weight: 'semibold' })
  if (room.kind === 'hall') return name(middle + size * 0.35)
  const metric = `${room.w.toFixed(1)}m × ${room.h.toFixed(1)}m`
  const small = Math.min(9, size * 0.82, w / (widthOf(metric, 1) + 0.4))
  const free = h - 2 * Math.abs(px(room.lower))
  const lines = free > size * 4 && small > 6 ? 3 : free > size * 2.3 && small > 4.6 ? 2 : 1
  const top = middle + size * 0.35 - (lines - 1) * size * 0.62
  const sizes = [metric, `${feet(room.w)} × ${feet(room.h)}`].slice(0, lines - 1)
  return (
    name(top) +
    sizes
      .map((text, i) =>
        centredText(defs, text, x, top + size * 1.25 * (i + 1), { size: small, fill: SOFT_INK }),
      )
      .join('')
  )
}

/** 13'9 is thirteen feet and nine inches. */
function feet(metres: number): string {
  const inches = Math.round(metres * FEET_PER_METRE * 12)
  return `${Math.floor(inches / 12)}'${inches % 12}`
}

/** Total area as it is written under plans: "1,120 sq ft / 104 sq m". */
export function areaText(squareMetres: number): string {
  const sqft = String(Math.round(squareMetres * SQFT_PER_SQM)).replace(/\B(?=(\d{3})+$)/g, ',')
  return `${sqft} sq ft / ${Math.round(squareMetres)} sq m`
}

function caption(defs: Defs, area: number): string {
  return (
    centredText(defs, `Total approx. area ${areaText(area)}`, 360, 424, {
      size: 12.5,
      fill: INK,
      weight: 'semibold',
    }) + centredText(defs, 'Not to scale', 360, 440, { size: 10, fill: SOFT_INK })
  )
}

function north(): string {
  return group(path('M0 -11L4.5 4L0 1L-4.5 4Z', INK) + stroke('M-3 14V7.5L3 14V7.5', INK, 1.3), {
    transform: 'translate(664 420)',
  })
}
