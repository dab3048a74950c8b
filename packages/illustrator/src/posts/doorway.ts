import { gardenWall } from '../boundaries.ts'
import { shade } from '../colour.ts'
import type { Defs } from '../defs.ts'
import { BRASS, CHARCOAL, EMBER, LAMPLIGHT, PINE, WHITE } from '../palette.ts'
import { climber, hedge } from '../planting.ts'
import { createRandom } from '../random.ts'
import { at, circle, d, ellipse, path, polygon, rect, repeat, stroke } from '../shapes.ts'
import { textured } from '../textures.ts'
import { drawWindow } from '../windows.ts'
import { hall, OPENING } from './hall.ts'
import { SHEET_HEIGHT, SHEET_WIDTH, type StageOf } from './sheet.ts'

const { x, y, w, h } = OPENING
const SILL = y + h

/** A front door that stands open on a lit hall, with a notebook on the step. */
export function doorway(defs: Defs, stageOf: StageOf): string {
  const random = createRandom('a front door')
  const brick = textured(defs, 'brick', '#B57A58')
  const window = (left: number) =>
    at(
      left,
      0,
      drawWindow(stageOf(left, { lit: 1 }), 0, 84, 84, 150, {
        bars: 'sash2',
        head: 'keystone',
        trim: '#E9DEC8',
      }),
      1.9,
    )
  return (
    `<g transform="translate(-264 0) scale(1.44)">${rect(0, 0, 1200, 440, brick)}</g>` +
    window(74) +
    window(968) +
    climber(890, SILL + 6, 120, 470, random) +
    surround() +
    hall() +
    leaf() +
    fanlight() +
    ground(random) +
    at(572, SILL + 66, notebook(), 1.4)
  )
}

/** White stone around the door: pilasters, and a hood on brackets. */
function surround(): string {
  const stone = '#F1E8D8'
  const side = (left: number) =>
    rect(left, 62, 40, SILL - 62, stone) +
    rect(left + 8, 90, 24, SILL - 140, shade(stone, -0.05)) +
    rect(left - 5, SILL - 30, 50, 30, shade(stone, -0.08))
  return (
    side(x - 52) +
    side(x + w + 12) +
    rect(x - 60, 40, w + 120, 34, stone) +
    rect(x - 76, 24, w + 152, 18, WHITE) +
    rect(x - 76, 42, w + 152, 4, '#20302C', { opacity: 0.2 }) +
    path(
      d`M${x - 50} 46h34v34q-24 -4 -34 -34ZM${x + w + 50} 46h-34v34q24 -4 34 -34Z`,
      shade(stone, -0.1),
    ) +
    rect(x - 12, 74, w + 24, SILL - 74, WHITE)
  )
}

/** Light above the door, under its bars. */
function fanlight(): string {
  return (
    rect(x, 84, w, 58, LAMPLIGHT) +
    stroke(d`M${x + w / 3} 84v58M${x + (w * 2) / 3} 84v58`, WHITE, 6) +
    rect(x, 142, w, 8, WHITE)
  )
}

/** The door itself, swung inwards against the left wall of the hall. */
function leaf(): string {
  const [hinge, edge] = [x, x + 52]
  const [top, foot] = [y + 36, SILL - 54]
  const panel = (from: number, to: number, a: number, b: number) => {
    const px = (t: number) => hinge + (edge - hinge) * t
    const py = (t: number, share: number) => {
      const [upper, lower] = [y + (top - y) * t, SILL + (foot - SILL) * t]
      return upper + (lower - upper) * share
    }
    return polygon(
      [
        [px(from), py(from, a)],
        [px(to), py(to, a)],
        [px(to), py(to, b)],
        [px(from), py(from, b)],
      ],
      shade(PINE, -0.22),
    )
  }
  return (
    polygon(
      [
        [hinge, y],
        [edge, top],
        [edge, foot],
        [hinge, SILL],
      ],
      PINE,
    ) +
    panel(0.14, 0.44, 0.08, 0.42) +
    panel(0.56, 0.86, 0.08, 0.42) +
    panel(0.14, 0.44, 0.56, 0.92) +
    panel(0.56, 0.86, 0.56, 0.92) +
    rect(edge, top, 5, foot - top, shade(PINE, -0.35)) +
    circle(edge - 6, y + 196, 5, BRASS)
  )
}

function ground(random: ReturnType<typeof createRandom>): string {
  const step = (left: number, top: number, width: number, colour: string) =>
    rect(left, top, width, 34, colour) +
    rect(left, top, width, 8, shade(colour, 0.3)) +
    rect(left, top + 30, width, 5, '#20302C', { opacity: 0.16 })
  return (
    rect(0, SILL + 68, SHEET_WIDTH, SHEET_HEIGHT - SILL - 68, '#CFC7B8') +
    hedge(-20, SILL + 76, 380, 62) +
    hedge(860, SILL + 76, 380, 62) +
    gardenWall(-10, SILL + 106, 370, 30, '#A96E50', '#E9DEC8') +
    gardenWall(840, SILL + 106, 370, 30, '#A96E50', '#E9DEC8') +
    step(x - 44, SILL, w + 88, '#D3CABB') +
    step(x - 92, SILL + 36, w + 184, '#C7BDAC') +
    step(x - 140, SILL + 72, w + 280, '#BBB1A0') +
    polygon(
      [
        [x + 16, SILL],
        [x + w - 16, SILL],
        [x + w - 34, SILL + 10],
        [x + 34, SILL + 10],
      ],
      '#8F6B4A',
    ) +
    potted(x - 92, SILL + 38) +
    potted(x + w + 92, SILL + 38) +
    repeat(2, (i) => bottle(x + w + 12 + i * 18 + random.between(0, 2), SILL + 2))
  )
}

/** A clipped bay tree. */
function potted(px: number, foot: number): string {
  return (
    ellipse(px, foot + 1, 34, 5, '#20302C', { opacity: 0.18 }) +
    rect(px - 4, foot - 150, 8, 100, '#6E5644') +
    circle(px, foot - 178, 46, '#4F7358') +
    circle(px + 12, foot - 190, 26, '#64896A') +
    path(d`M${px - 32} ${foot - 60}h64l-9 60h-46Z`, '#B9785E') +
    rect(px - 36, foot - 66, 72, 14, '#A4664E')
  )
}

function bottle(px: number, foot: number): string {
  return (
    path(d`M${px - 6} ${foot}v-22q0 -5 3 -8v-9h6v9q3 3 3 8v22Z`, '#FBF7EF') +
    rect(px - 4, foot - 42, 8, 5, '#9DB7BC')
  )
}

/** Open, with a page half written, and the pencil across it. */
function notebook(): string {
  const lines = (left: number, count: number) =>
    repeat(count, (i) => d`M${left} ${-20 + i * 5}h${i % 3 === 2 ? 16 : 27}`)
  return (
    polygon(
      [
        [-50, 4],
        [52, 4],
        [44, -29],
        [-42, -29],
      ],
      EMBER,
    ) +
    polygon(
      [
        [-46, 0],
        [0, 1],
        [0, -30],
        [-39, -30],
      ],
      '#FFFDF8',
    ) +
    polygon(
      [
        [0, 1],
        [48, 0],
        [41, -30],
        [0, -30],
      ],
      '#F6EFE2',
    ) +
    stroke(lines(-36, 4), '#8FA9B5', 1.6) +
    stroke(lines(7, 2), '#8FA9B5', 1.6) +
    stroke('M0 -30V1', CHARCOAL, 1.4, { opacity: 0.4 }) +
    stroke('M16 -3L62 -17', '#D8A23A', 5, {
      'stroke-linecap': 'round',
    }) +
    path('M16 -5.5l-9 5l10 .5Z', CHARCOAL)
  )
}
