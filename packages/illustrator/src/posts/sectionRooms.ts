import { shade } from '../colour.ts'
import { BRASS, CHARCOAL, LAMPLIGHT, WHITE } from '../palette.ts'
import { circle, d, ellipse, path, rect, repeat, stroke } from '../shapes.ts'
import { HOUSE, PARTY } from './house.ts'

const UPSTAIRS = HOUSE.eaves + 10
const DOWNSTAIRS = HOUSE.floor + 6
const INSIDE = HOUSE.left + HOUSE.wall
/** Where the feet of things stand. */
const UPPER_FLOOR = HOUSE.floor - 6
const LOWER_FLOOR = HOUSE.ground - 6
const WOOD = '#A9825A'

/** A room's wall, to be furnished. */
const room = (x: number, y: number, w: number, foot: number, colour: string) =>
  rect(x, y, w, foot - y, colour) + rect(x, foot - 8, w, 8, WHITE)

const LEFT_ROOM = [INSIDE, PARTY.x - INSIDE] as const
const RIGHT_ROOM = [PARTY.x + PARTY.w, HOUSE.right - HOUSE.wall - PARTY.x - PARTY.w] as const

/** A window in the outer wall as its cut shows it: a strip of glass with its sill. */
function cutWindow(x: number, y: number, h: number): string {
  return (
    rect(x, y, HOUSE.wall, h, WHITE) +
    rect(x + 5, y + 4, 6, h - 8, '#9DB7BC') +
    rect(x - 4, y + h, HOUSE.wall + 8, 5, shade(WHITE, -0.08))
  )
}

function radiator(x: number, foot: number, w: number): string {
  return (
    rect(x, foot - 34, w, 26, WHITE, { rx: 3, stroke: '#D9D2C4', 'stroke-width': 1.4 }) +
    stroke(
      repeat(Math.floor(w / 9) - 1, (i) => d`M${x + 9 + i * 9} ${foot - 31}v20`),
      '#D9D2C4',
      2,
    )
  )
}

function lamp(x: number, top: number, drop: number, colour: string): string {
  return (
    ellipse(x, top + drop + 20, 40, 27, LAMPLIGHT, { opacity: 0.4 }) +
    rect(x - 1, top, 2, drop, CHARCOAL) +
    path(d`M${x - 9} ${top + drop}h18l12 18h-42Z`, colour)
  )
}

/** Rolls of insulation between the joists, and what people keep up there. */
export function loft(): string {
  const foot = HOUSE.eaves
  const rolls = repeat(15, (i) =>
    path(d`M${232 + i * 24} ${foot}v-11q12 -9 24 0v11Z`, i % 2 ? '#E3B9A8' : '#DDAE9B'),
  )
  const box = (x: number, w: number, h: number, colour: string) =>
    rect(x, foot - 12 - h, w, h, colour) + rect(x, foot - 12 - h, w, 6, shade(colour, -0.14))
  return (
    stroke(d`M408 92V${foot}M300 168V${foot}M516 168V${foot}`, '#B08A5C', 6) +
    box(322, 44, 32, '#C4945F') +
    box(332, 30, 54, '#B5854F') +
    box(440, 52, 36, '#C4945F') +
    circle(470, foot - 64, 15, 'none', { stroke: '#7A5B44', 'stroke-width': 4 }) +
    rolls
  )
}

export function bedroom(): string {
  const [x, w] = LEFT_ROOM
  const foot = UPPER_FLOOR
  return (
    room(x, UPSTAIRS, w, foot, '#DCE5DC') +
    rect(250, 262, 42, 34, WHITE) +
    rect(254, 266, 34, 26, '#B9C9A8') +
    circle(278, 274, 5, '#F3E3B8') +
    // The bed from its side, made.
    rect(212, foot - 60, 10, 60, WOOD, { rx: 3 }) +
    rect(338, foot - 38, 9, 38, WOOD, { rx: 3 }) +
    rect(220, foot - 30, 120, 12, shade(WOOD, -0.12)) +
    rect(220, foot - 46, 120, 20, WHITE, { rx: 6 }) +
    path(d`M256 ${foot - 47}h82q5 0 5 6v19h-87Z`, '#5D7B6F') +
    rect(224, foot - 56, 34, 14, '#F4EFE4', { rx: 6 }) +
    lamp(358, UPSTAIRS, 22, '#D8A23A') +
    radiator(362, foot, 34) +
    cutWindow(HOUSE.left, 268, 58)
  )
}

export function bathroom(): string {
  const [x, w] = RIGHT_ROOM
  const foot = UPPER_FLOOR
  const tiles = stroke(
    `${repeat(9, (i) => d`M${x + 22 + i * 24} 300V${foot}`)}${repeat(3, (i) => d`M${x} ${300 + i * 20}h${w}`)}`,
    '#B9CDD0',
    1.2,
  )
  return (
    room(x, UPSTAIRS, w, foot, '#EDE6DA') +
    rect(x, 300, w, foot - 300, '#CFE0E1') +
    tiles +
    path(d`M520 ${foot - 44}h96q-2 30 -16 38h-64q-14 -8 -16 -38Z`, WHITE) +
    rect(514, foot - 48, 108, 7, WHITE, { rx: 3 }) +
    path(d`M540 ${foot - 6}l-5 6h8ZM596 ${foot - 6}l-3 6h8Z`, BRASS) +
    stroke(d`M608 ${foot - 48}v-16q0 -7 -8 -7h-5`, BRASS, 4, { 'stroke-linecap': 'round' }) +
    rect(440, foot - 40, 40, 10, WHITE, { rx: 3 }) +
    rect(455, foot - 31, 10, 31, WHITE) +
    circle(460, 288, 17, '#BFD3D6') +
    circle(460, 288, 17, 'none', { stroke: BRASS, 'stroke-width': 3 }) +
    lamp(560, UPSTAIRS, 14, WHITE) +
    cutWindow(HOUSE.right - HOUSE.wall, 262, 44)
  )
}

export function living(): string {
  const [x, w] = LEFT_ROOM
  const foot = LOWER_FLOOR
  return (
    room(x, DOWNSTAIRS, w, foot, '#E9D6C2') +
    rect(252, 392, 52, 36, WHITE) +
    path('M256 424V396h44v28Z', '#27506A') +
    path('M256 424q12 -14 22 -6t22 -6v12Z', '#5D7B6F') +
    // A sofa, and somebody's book on its arm.
    path(d`M216 ${foot - 6}l-3 8h6ZM326 ${foot - 6}l3 8h-6Z`, '#6B5443') +
    rect(220, foot - 62, 104, 50, '#C8553D', { rx: 10 }) +
    rect(228, foot - 36, 88, 18, shade('#C8553D', 0.12), { rx: 6 }) +
    rect(208, foot - 44, 24, 38, '#B24832', { rx: 9 }) +
    rect(312, foot - 44, 24, 38, '#B24832', { rx: 9 }) +
    rect(282, foot - 58, 26, 24, '#E6C36A', { rx: 4, transform: `rotate(8 295 ${foot - 46})` }) +
    lamp(354, DOWNSTAIRS, 24, '#1F4D46') +
    radiator(352, foot, 44) +
    cutWindow(HOUSE.left, 400, 62)
  )
}

export function kitchen(): string {
  const [x, w] = RIGHT_ROOM
  const foot = LOWER_FLOOR
  const units = repeat(
    4,
    (i) =>
      rect(470 + i * 40, foot - 48, 38, 40, '#3F5F55', { rx: 2 }) +
      rect(484 + i * 40, foot - 42, 10, 2.6, BRASS),
  )
  return (
    room(x, DOWNSTAIRS, w, foot, '#F1E9DA') +
    units +
    rect(464, foot - 55, 170, 8, WOOD) +
    rect(486, 396, 74, 6, WOOD) +
    path('M494 396v-14h10v14ZM510 396v-20h9v20ZM525 396v-12q7 -6 13 0v12Z', '#C98D6C') +
    // A kettle that is on.
    path(d`M596 ${foot - 55}l-4 -22q10 -8 20 0l-4 22Z`, CHARCOAL) +
    stroke(d`M602 ${foot - 88}q5 -6 0 -12t0 -12`, '#FFFFFF', 3, { 'stroke-linecap': 'round' }) +
    stroke(d`M540 ${foot - 55}v-18q0 -8 -9 -8h-4`, BRASS, 4, { 'stroke-linecap': 'round' }) +
    lamp(456, DOWNSTAIRS, 16, '#D8A23A') +
    rect(424, foot - 34, 34, 4, WOOD) +
    stroke(d`M428 ${foot - 30}V${foot}M454 ${foot - 30}V${foot}`, shade(WOOD, -0.15), 4) +
    cutWindow(HOUSE.right - HOUSE.wall, 396, 52)
  )
}

/** The boiler, and its pipes to every radiator. */
export function cellar(): string {
  const [top, foot] = [HOUSE.ground + 6, 602]
  const pipe = { 'stroke-linejoin': 'round' }
  return (
    rect(HOUSE.left, top, HOUSE.right - HOUSE.left, foot - top + 10, '#6E6A63') +
    rect(INSIDE, top, HOUSE.right - HOUSE.wall - INSIDE, foot - top, '#CFC6B6') +
    stroke(
      d`M236 ${top + 26}H379V${LOWER_FLOOR - 10}M396 ${top + 26}V${UPPER_FLOOR - 10}M379 ${top + 26}H396`,
      '#B9785E',
      4,
      pipe,
    ) +
    rect(206, top + 12, 44, 62, WHITE, { rx: 4 }) +
    circle(228, top + 34, 9, '#E8EDEA') +
    circle(228, top + 34, 9, 'none', { stroke: CHARCOAL, 'stroke-width': 2 }) +
    rect(214, top + 56, 28, 8, '#E08E5A', { rx: 3 }) +
    rect(470, top + 24, 92, 6, WOOD) +
    rect(470, top + 54, 92, 6, WOOD) +
    stroke(d`M474 ${top + 22}V${foot}M558 ${top + 22}V${foot}`, shade(WOOD, -0.2), 5) +
    path(
      d`M482 ${top + 24}v-13h10v13ZM498 ${top + 24}v-10h14v10ZM520 ${top + 24}v-14h8v14Z`,
      '#7E9483',
    ) +
    path(d`M486 ${top + 54}v-16h16v16ZM512 ${top + 54}v-12h22v12Z`, '#B5854F')
  )
}
