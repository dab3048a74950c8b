import { shade } from '../colour.ts'
import type { Defs } from '../defs.ts'
import { OAK } from '../palette.ts'
import { hedge, tree } from '../planting.ts'
import { createRandom, type Random } from '../random.ts'
import { circle, d, path, polygon, rect, repeat, stroke } from '../shapes.ts'
import { textured } from '../textures.ts'
import { bands } from './bands.ts'
import { HOUSE, PARTY } from './house.ts'
import { bathroom, bedroom, cellar, kitchen, living, loft } from './sectionRooms.ts'
import { SHEET_HEIGHT, SHEET_WIDTH, skyFill } from './sheet.ts'

const { left, right, eaves, wall, floor, ground } = HOUSE
/** The ridge of the roof. */
const RIDGE = { x: (left + right) / 2, y: 72 }
const BRICK = '#B4634A'
const SNOW = '#F6F9F7'

/** A house cut open in winter, from the loft to the cellar, beside the seven bands. */
export function section(defs: Defs): string {
  const random = createRandom('a house in section')
  const sky = skyFill(defs, [
    [0, '#BFD3DA'],
    [0.8, '#EEF2EC'],
  ])
  return (
    rect(0, 0, SHEET_WIDTH, SHEET_HEIGHT, sky) +
    winter(random) +
    snow(random) +
    earth(defs) +
    roof(defs) +
    rooms(defs) +
    warmth() +
    bands(768, 92)
  )
}

function winter(random: Random): string {
  return (
    path('M0 452Q200 404 420 424T820 414T1200 396V560H0Z', '#DDE6E1') +
    path('M0 488Q260 450 560 466T1200 446V560H0Z', '#CCD9D2') +
    tree(78, ground, 64, random, 'winter') +
    tree(716, ground, 36, random, 'winter') +
    hedge(-24, ground + 2, 130, 36, '#7C9187') +
    path(d`M-24 ${ground - 28}q34 -16 66 -5t62 2v8H-24Z`, SNOW)
  )
}

function earth(defs: Defs): string {
  return (
    rect(0, ground, SHEET_WIDTH, SHEET_HEIGHT - ground, textured(defs, 'rubble', '#8C7763')) +
    path(
      d`M0 ${ground - 8}Q90 ${ground - 16} ${left} ${ground - 6}V${ground + 9}H0ZM${right} ${ground - 6}Q900 ${ground - 18} ${SHEET_WIDTH} ${ground - 8}V${ground + 9}H${right}Z`,
      SNOW,
    )
  )
}

/** Slates, rafters and what lies between them, with snow on top. */
function roof(defs: Defs): string {
  const outer = [
    [left - 34, eaves + 8],
    [RIDGE.x, RIDGE.y - 22],
    [right + 34, eaves + 8],
  ] as const
  const inner = [
    [left + 4, eaves],
    [RIDGE.x, RIDGE.y + 4],
    [right - 4, eaves],
  ] as const
  const round = { 'stroke-linejoin': 'round', 'stroke-linecap': 'round' }
  return (
    chimney(defs) +
    polygon(outer, textured(defs, 'slate', '#4A4F57')) +
    polygon(inner, '#EAD9BA') +
    loft() +
    stroke(`M${outer.map(([x, y]) => `${x} ${y}`).join('L')}`, SNOW, 10, round)
  )
}

function chimney(defs: Defs): string {
  const x = right - 126
  return (
    rect(x, 62, 46, 110, textured(defs, 'brick', BRICK)) +
    rect(x - 6, 56, 58, 10, shade(BRICK, -0.16)) +
    rect(x + 6, 40, 12, 18, '#B9785E') +
    rect(x + 28, 40, 12, 18, '#B9785E')
  )
}

function rooms(defs: Defs): string {
  const beam = (y: number) => rect(left, y, right - left, 12, OAK)
  return (
    rect(left, eaves, right - left, ground - eaves, textured(defs, 'brick', BRICK)) +
    bedroom() +
    bathroom() +
    living() +
    kitchen() +
    rect(PARTY.x, eaves + 10, PARTY.w, ground - eaves - 10, '#D3C5AA') +
    cellar() +
    [eaves - 2, floor - 6, ground - 6].map(beam).join('') +
    rect(left - 6, ground - 6, wall + 6, 12, OAK)
  )
}

/** Where the heat goes: through the roof, and past the windows. */
function warmth(): string {
  const wave = (x: number, y: number, bend: number) =>
    stroke(d`M${x} ${y}q${bend} -9 0 -18t0 -18`, '#C8553D', 4.5, {
      'stroke-linecap': 'round',
      opacity: 0.8,
    })
  const above = [
    [318, 82],
    [352, 62],
    [464, 62],
    [498, 82],
  ].map(([x = 0, y = 0]) => wave(x, y, 10))
  return (
    above.join('') + wave(left - 22, 318, -9) + wave(left - 22, 452, -9) + wave(right + 22, 440, 9)
  )
}

function snow(random: Random): string {
  return repeat(80, () =>
    circle(
      random.between(0, SHEET_WIDTH),
      random.between(0, ground - 20),
      random.between(1.2, 3),
      '#FFFFFF',
      {
        opacity: 0.85,
      },
    ),
  )
}
