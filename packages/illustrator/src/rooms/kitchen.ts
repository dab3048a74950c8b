import { mix, shade } from '../colour.ts'
import { CHARCOAL, WHITE } from '../palette.ts'
import { circle, d, ellipse, group, path, rect, repeat, stroke } from '../shapes.ts'
import { underneath } from './floorShadow.ts'
import { pendant } from './lamps.ts'
import { housePlant, vase } from './ornaments.ts'
import { FLOOR, type Room } from './room.ts'
import { isDark, shell } from './shell.ts'
import { blind, roomWindow } from './windows.ts'

const TOP = 256

interface Units {
  base: string
  upper: string
  worktop: string
  tiles: 'metro' | 'square' | 'stacked' | 'slab'
  tile: string
  shaker: boolean
}

function unitsOf(room: Room): Units {
  const { scheme, seed } = room
  const painted = isDark(scheme.wall) ? '#E9DFCF' : scheme.feature
  const base =
    [painted, mix(scheme.wall, WHITE, 0.75), scheme.textile, painted][seed % 4] ?? painted
  return {
    base,
    upper: seed % 3 === 0 ? base : mix(scheme.wall, WHITE, 0.7),
    worktop: (['#EDE8DE', '#B48E63', '#4A4744', '#D9CBB2'] as const)[(seed >> 1) % 4] ?? '#EDE8DE',
    tiles: (['metro', 'square', 'stacked', 'slab'] as const)[seed % 4] ?? 'metro',
    tile:
      (
        [
          '#F6F1E6',
          mix(scheme.textile, WHITE, 0.6),
          '#E9DFCF',
          mix(scheme.accent, WHITE, 0.72),
        ] as const
      )[(seed >> 2) % 4] ?? '#F6F1E6',
    shaker: room.building !== 'flats' || seed % 3 === 0,
  }
}

/** The kitchen, with an island or a rug; the second picture comes closer to the sink. */
export function kitchen(room: Room): string {
  const units = unitsOf(room)
  const { scheme, random } = room
  const windowLeft = random.chance(0.5)
  const sinkX = windowLeft ? 96 : 404
  const cookerX = windowLeft ? 420 : 168
  const uppers = windowLeft
    ? wallUnits(room, units, 344, 60) + wallUnits(room, units, 520, 68)
    : wallUnits(room, units, 40, 108) + wallUnits(room, units, 268, 60)
  const wall =
    shell(room, scheme.floor === 'carpet' ? (room.seed % 2 ? 'tiles' : 'flags') : scheme.floor) +
    splashback(units, 40, 640) +
    roomWindow(room, sinkX, 84, 180, 130) +
    (random.chance(0.5) ? blind(sinkX, 80, 180, 36, mix(scheme.accent, WHITE, 0.3)) : '') +
    uppers +
    hood(units, cookerX) +
    run(room, units, cookerX, sinkX + 50) +
    fridge(room, units)
  if (room.nth % 2 === 0) return group(wall, { transform: closer(sinkX + 90) })
  return wall + (random.chance(0.5) ? island(room, units) : kitchenRug(room))
}

/** From sill to worktop, with x as near to the middle as the walls allow. */
function closer(x: number): string {
  const scale = 1.5
  const left = Math.min(720 * (scale - 1), Math.max(0, x * scale - 360))
  return `translate(${-left} -108) scale(${scale})`
}

function splashback(units: Units, x: number, w: number): string {
  const y = 168
  const h = TOP - y
  const line = shade(units.tile, -0.13)
  const ground = rect(x, y, w, h, units.tile)
  if (units.tiles === 'slab')
    return (
      ground +
      stroke(
        d`M${x} ${y + 60}q120 -40 240 -10t240 -30t160 -10M${x + 300} ${y + h}q60 -40 180 -60`,
        line,
        2,
        { opacity: 0.5 },
      )
    )
  if (units.tiles === 'square')
    return (
      ground +
      stroke(
        `${repeat(3, (i) => d`M${x} ${y + 22 * (i + 1)}h${w}`)}${repeat(w / 22, (i) => d`M${x + 22 * i} ${y}v${h}`)}`,
        line,
        1.1,
      )
    )
  const rows = repeat(5, (i) => d`M${x} ${y + 15 * (i + 1)}h${w}`)
  const joints = repeat(6, (r) =>
    repeat(
      w / 34,
      (i) =>
        d`M${x + 34 * i + (units.tiles === 'metro' && r % 2 ? 17 : 0)} ${y + 15 * r}v${r === 5 ? 13 : 15}`,
    ),
  )
  return ground + stroke(rows + joints, line, 1)
}

function front(
  x: number,
  y: number,
  w: number,
  h: number,
  c: string,
  units: Units,
  metal: string,
  handleLow = false,
): string {
  const inner = units.shaker
    ? stroke(d`M${x + 9} ${y + 9}h${w - 18}v${h - 18}h${18 - w}Z`, shade(c, -0.14), 1.6)
    : ''
  const handle = rect(x + w / 2 - 9, handleLow ? y + h - 12 : y + 8, 18, 3, metal, { rx: 1.5 })
  return rect(x, y, w, h, c, { rx: 1.5 }) + inner + handle
}

function wallUnits(room: Room, units: Units, x: number, w: number): string {
  const open = (room.seed + x) % 3 === 0
  if (open) {
    return [150, 206]
      .map((y) => rect(x, y, w, 6, room.scheme.wood) + crockery(x + 6, y, w - 10, room))
      .join('')
  }
  const count = Math.max(1, Math.round(w / 56))
  const uw = w / count
  return (
    rect(x, 84, w, 104, shade(units.upper, -0.18)) +
    repeat(count, (i) =>
      front(x + i * uw + 1, 84, uw - 2, 102, units.upper, units, room.scheme.metal, true),
    ) +
    rect(x - 2, 78, w + 4, 7, shade(units.upper, -0.06)) +
    rect(x, 188, w, 4, '#20302C', { opacity: 0.14 })
  )
}

function crockery(x: number, y: number, w: number, { scheme }: Room): string {
  return repeat(Math.floor((w + 8) / 26), (i) => {
    const cx = x + 12 + i * 26
    const c = [WHITE, scheme.accent, scheme.second, '#E3DCCF'][i % 4] ?? WHITE
    return i % 2 === 0
      ? path(d`M${cx - 9} ${y - 12}h18q0 12 -9 12t-9 -12Z`, c)
      : rect(cx - 7, y - 22, 14, 22, c, { rx: 3 })
  })
}

function hood(units: Units, x: number): string {
  const c = units.shaker ? units.upper : '#B9BDBD'
  return (
    path(d`M${x + 12} 60H${x + 72}L${x + 88} 158H${x - 4}Z`, c) +
    rect(x - 8, 156, 100, 12, shade(c, -0.1)) +
    rect(x - 8, 168, 100, 5, '#20302C', { opacity: 0.14 })
  )
}

function run(room: Room, units: Units, cookerX: number, sinkX: number): string {
  const { metal } = room.scheme
  const cells = doors(room, units, 40, cookerX - 1) + doors(room, units, cookerX + 85, 586)
  return (
    rect(40, TOP + 10, 546, FLOOR - TOP - 6, shade(units.base, -0.24)) +
    cells +
    rect(40, FLOOR - 8, 546, 14, shade(units.base, -0.4)) +
    rect(32, TOP, 560, 12, units.worktop) +
    rect(40, TOP + 12, 546, 4, '#20302C', { opacity: 0.16 }) +
    cooker(cookerX, room) +
    sink(sinkX, metal) +
    clutter(room, cookerX > 300 ? 300 : 560)
  )
}

/** Base units of about the same width that fill the space from one side to the other. */
function doors(room: Room, units: Units, from: number, to: number): string {
  const { metal } = room.scheme
  const count = Math.max(1, Math.round((to - from) / 56))
  const w = (to - from) / count
  const h = FLOOR - TOP - 24
  return repeat(count, (i) => {
    const x = from + i * w + 1
    return i % 3 === 1
      ? front(x, TOP + 14, w - 2, 30, units.base, units, metal) +
          front(x, TOP + 46, w - 2, h - 32, units.base, units, metal)
      : front(x, TOP + 14, w - 2, h, units.base, units, metal)
  })
}

function cooker(x: number, room: Room): string {
  const c = room.seed % 3 === 0 ? CHARCOAL : room.seed % 3 === 1 ? '#E9E2D3' : '#8E9698'
  return (
    rect(x - 1, TOP - 3, 86, FLOOR - TOP + 7, c, { rx: 3 }) +
    rect(x + 2, TOP - 6, 80, 5, '#2F3638') +
    repeat(5, (i) => circle(x + 12 + i * 15, TOP + 12, 3.4, room.scheme.metal)) +
    rect(x + 8, TOP + 26, 68, 46, '#20282A', { rx: 4 }) +
    rect(x + 14, TOP + 34, 56, 30, '#4A3A2C', { rx: 2 }) +
    rect(x + 8, TOP + 20, 68, 3.4, room.scheme.metal) +
    path(d`M${x + 12} ${TOP - 7}v-18h30v18ZM${x + 8} ${TOP - 22}h38`, room.scheme.accent, {
      stroke: shade(room.scheme.accent, -0.2),
      'stroke-width': 3,
    }) +
    path(d`M${x + 54} ${TOP - 7}q-4 -16 10 -18q14 2 10 18ZM${x + 64} ${TOP - 30}v5`, '#D9DDDC', {
      stroke: '#8E9698',
      'stroke-width': 1.4,
    })
  )
}

function sink(x: number, metal: string): string {
  return (
    rect(x, TOP, 84, 44, '#F6F3EC', { rx: 4 }) +
    rect(x, TOP + 36, 84, 8, '#20302C', { opacity: 0.06 }) +
    stroke(d`M${x + 42} ${TOP}v-30q0 -16 18 -16t16 12v5`, metal, 5, { 'stroke-linecap': 'round' })
  )
}

function clutter(room: Room, x: number): string {
  const { scheme, random } = room
  return (
    rect(x, TOP - 34, 26, 34, scheme.wood, { rx: 3 }) +
    rect(x + 10, TOP - 26, 24, 26, shade(scheme.wood, 0.16), { rx: 3 }) +
    vase(x + 52, TOP, random)
  )
}

function fridge(room: Room, units: Units): string {
  const c = room.seed % 2 ? units.base : '#DDE1E0'
  return (
    rect(596, 96, 86, FLOOR - 92, shade(c, -0.2), { rx: 3 }) +
    rect(598, 98, 82, 110, c, { rx: 3 }) +
    rect(598, 212, 82, FLOOR - 212, c, { rx: 3 }) +
    rect(606, 168, 4, 32, room.scheme.metal) +
    rect(606, 222, 4, 50, room.scheme.metal) +
    rect(596, FLOOR, 86, 5, '#2F3638')
  )
}

function kitchenRug({ scheme }: Room): string {
  return (
    path('M210 404H430L452 440H186Z', scheme.rug) +
    stroke('M204 414H436M194 430H446', shade(scheme.rug, -0.16), 3)
  )
}

/** An island with stools, under a pair of lamps. */
function island(room: Room, units: Units): string {
  const { scheme, random } = room
  const c = random.chance(0.5) ? scheme.accent : units.base
  const lamp = random.int(0, 2)
  const stool = (x: number): string =>
    stroke(
      d`M${x - 14} 468L${x - 8} 398M${x + 14} 468L${x + 8} 398M${x - 11} 440h22`,
      CHARCOAL,
      3.4,
    ) + ellipse(x, 396, 20, 6, scheme.wood)
  return (
    pendant(268, 70, scheme.accent, lamp) +
    pendant(448, 70, scheme.accent, lamp) +
    underneath(186, 464, 350) +
    rect(196, 356, 328, 104, c) +
    stroke(
      repeat(4, (i) => d`M${208 + i * 80} 372h64v76h-64Z`),
      shade(c, -0.16),
      1.8,
    ) +
    rect(180, 342, 360, 15, units.worktop, { rx: 3 }) +
    rect(196, 357, 328, 5, '#20302C', { opacity: 0.16 }) +
    ellipse(306, 338, 34, 7, '#E9DFCF') +
    circle(292, 330, 8, '#C8553D') +
    circle(308, 328, 9, '#D8A23A') +
    circle(322, 331, 8, '#7C9A5E') +
    vase(426, 342, random) +
    [250, 360, 470].map(stool).join('') +
    housePlant(640, 446, 110, random)
  )
}
