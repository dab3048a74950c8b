import { circle, d, rect, stroke } from '../shapes.ts'
import type { PlannedFloor, PlannedRoom } from './layout.ts'

const LINE = '#C9C2B2'
const FILL = '#FFFFFF'
const outline = { stroke: LINE, 'stroke-width': 1 }

type Scale = (metres: number) => number

/** How much of a room's width its fixtures take, so that its name can stand beside them. */
export function fixtureDepth(room: PlannedRoom, px: Scale): number {
  const w = px(room.w)
  if (px(room.h) < 30) return 0
  if (room.kind === 'bedroom') return w < 104 ? 0 : Math.min(px(1.95), w * 0.4)
  if (room.kind === 'bathroom') return w < 74 ? 0 : Math.min(px(0.7), w * 0.24)
  if (room.kind === 'kitchen') return w < 70 ? 0 : Math.min(px(0.62), w * 0.16)
  return 0
}

/** Whether the outer wall of a room, where its fixtures stand, is its right one. */
export function looksRight(room: PlannedRoom, floor: PlannedFloor): boolean {
  return room.x + room.w > floor.w - 0.01
}

/** A bed, a bath, a worktop: drawn faintly, against the wall that looks outside. */
export function fixtures(room: PlannedRoom, floor: PlannedFloor, px: Scale): string {
  const depth = fixtureDepth(room, px)
  if (depth === 0) return ''
  const inset = 4
  const box = {
    x: px(room.x) + inset,
    y: px(room.y) + inset,
    w: px(room.w) - 2 * inset,
    h: px(room.h) - 2 * inset,
  }
  const atRight = looksRight(room, floor)
  switch (room.kind) {
    case 'bedroom':
      return bed(box, px, depth, atRight)
    case 'bathroom':
      return bath(box, px, depth, atRight)
    case 'kitchen':
      return worktop(box, depth, atRight)
    default:
      return ''
  }
}

interface Space {
  x: number
  y: number
  w: number
  h: number
}

function bed({ x, y, w, h }: Space, px: Scale, long: number, atRight: boolean): string {
  const across = Math.min(px(1.5), h * 0.56)
  const bx = atRight ? x + w - long : x
  const by = y + (h - across) / 2
  const pillowX = atRight ? bx + long - px(0.4) : bx + 2
  const fold = atRight ? bx + long * 0.62 : bx + long * 0.38
  return (
    rect(bx, by, long, across, FILL, { ...outline, rx: 2 }) +
    rect(pillowX, by + across * 0.08, px(0.36), across * 0.36, FILL, { ...outline, rx: 2 }) +
    rect(pillowX, by + across * 0.56, px(0.36), across * 0.36, FILL, { ...outline, rx: 2 }) +
    stroke(d`M${fold} ${by}v${across}`, LINE, 1)
  )
}

function bath({ x, y, w, h }: Space, px: Scale, short: number, atRight: boolean): string {
  const long = Math.min(px(1.7), h)
  const bx = atRight ? x + w - short : x
  return (
    rect(bx, y, short, long, FILL, { ...outline, rx: 3 }) +
    rect(bx + 3, y + 3, short - 6, long - 6, 'none', { ...outline, rx: 5 })
  )
}

function worktop({ x, y, w, h }: Space, deep: number, atRight: boolean): string {
  const wx = atRight ? x + w - deep : x
  const hob = (cx: number, cy: number): string => circle(cx, cy, deep * 0.13, 'none', outline)
  const [hx, hy] = [wx + deep / 2, y + h * 0.62]
  return (
    rect(wx, y, deep, h, FILL, outline) +
    rect(wx + deep * 0.2, y + h * 0.24, deep * 0.6, Math.min(deep, h * 0.16), FILL, {
      ...outline,
      rx: 2,
    }) +
    hob(hx - deep * 0.2, hy) +
    hob(hx + deep * 0.2, hy) +
    hob(hx - deep * 0.2, hy + deep * 0.42) +
    hob(hx + deep * 0.2, hy + deep * 0.42)
  )
}
