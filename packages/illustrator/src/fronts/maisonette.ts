import { cantedBay } from '../bays.ts'
import { railings } from '../boundaries.ts'
import { shade } from '../colour.ts'
import { type CompositionOf, compositionOf } from '../composition.ts'
import { door } from '../doors.ts'
import { slateRoof, tileRoof, wall, wallOf } from '../materials.ts'
import { CHARCOAL, DOORS, WHITE } from '../palette.ts'
import { hedge, potPlant, shrubs } from '../planting.ts'
import { takeTurns } from '../random.ts'
import { chimney, gutter, pitchedRoof } from '../roofs.ts'
import { d, path, rect, repeat, stroke } from '../shapes.ts'
import { type Elevation, GROUND, type Stage } from '../stage.ts'
import { drawWindow } from '../windows.ts'
import { row } from './row.ts'

const DRAWN: Record<CompositionOf<'maisonette'>, (stage: Stage) => Elevation> = {
  pairedDoors,
  overDeck,
}

/** A home over two floors of a larger building, with a street door of its own. */
export function maisonette(stage: Stage): Elevation {
  return DRAWN[compositionOf('maisonette', stage.beds, stage.seed)](stage)
}

/** A pair of doors side by side: one for the home below, one for the home above. */
function pairedDoors(stage: Stage): Elevation {
  const { random } = stage
  const brick = wallOf(
    stage,
    takeTurns(['red', 'stock', 'stone'] as const, Math.floor(stage.seed / 2)),
  )
  const roof = random.chance(0.6) ? slateRoof(stage) : tileRoof(stage)
  const bars = random.pick(['sash1', 'sash2', 'toplight'] as const)
  const head = random.pick(['lintel', 'segment', 'keystone'] as const)
  const trim = head === 'segment' ? shade(brick.colour, 0.45) : brick.trim
  const leaf = random.pick(['four', 'victorian', 'glazed'] as const)
  const width = 250
  const art = row(stage, width, true, ({ index, doorColour }) => {
    const other =
      DOORS[(DOORS.indexOf(doorColour as (typeof DOORS)[number]) + 4) % DOORS.length] ?? DOORS[0]
    return (
      pitchedRoof(stage, -1, width + 1, 114, 182, roof) +
      chimney(index % 2 === 0 ? -22 : width - 22, 76, 44, 130, brick.fill, brick.colour, 4) +
      rect(0, 182, width + 0.5, GROUND - 182, brick.fill) +
      gutter(0, 182, width + 0.5) +
      rect(0, 300, width + 0.5, 5, trim) +
      drawWindow(stage, 34, 214, 38, 62, { bars, head, trim }) +
      drawWindow(stage, 88, 214, 38, 62, { bars, head, trim }) +
      drawWindow(stage, 180, 214, 38, 62, { bars, head, trim }) +
      cantedBay(stage, 20, 312, 122, 108, {
        wall: brick.fill,
        colour: brick.colour,
        bars,
        roof: 'lead',
        roofColour: roof.colour,
      }) +
      path('M150 420V316H246V420Z', trim) +
      rect(150, 310, 96, 7, shade(trim, -0.08)) +
      rect(196, 317, 4, 103, shade(trim, -0.14)) +
      door(stage, 156, 342, 36, 78, { leaf, colour: doorColour, fan: 'box' }) +
      door(stage, 204, 342, 36, 78, { leaf, colour: other, fan: 'box' }) +
      rect(148, 420, 100, 7, '#D3CCBE') +
      hedge(8, 430, 136, 24) +
      (index === 0 ? potPlant(150, 429, random) : '')
    )
  })
  return { art, setting: 'street', doorX: 435, left: 0, right: 720 }
}

/** The 1960s: two homes on top of each other, the upper ones along a deck. */
function overDeck(stage: Stage): Elevation {
  const { random } = stage
  const brick = wallOf(stage, takeTurns(['stock', 'red'] as const, Math.floor(stage.seed / 2)))
  const panel = wall(
    stage,
    'board',
    random.pick(['#B7C2BB', '#D8A23A', '#8FA9B5', '#C98D6C', '#E9E2D3'] as const),
  )
  const x = 86
  const units = 4
  const step = 137
  const w = units * step
  const bars = 'casement'
  const home = (i: number): string => {
    const ux = x + i * step
    const colour = DOORS[(stage.seed + i * 3) % DOORS.length] ?? DOORS[0]
    const lower = DOORS[(stage.seed + i * 3 + 5) % DOORS.length] ?? DOORS[0]
    return (
      rect(ux + 10, 110, step - 20, 58, panel.fill) +
      drawWindow(stage, ux + 18, 118, step - 36, 40, { bars, head: 'none', sill: false }) +
      drawWindow(stage, ux + 62, 192, 58, 40, { bars, head: 'none' }) +
      door(stage, ux + 18, 184, 28, 72, { leaf: 'glazed', colour, fan: 'none' }) +
      rect(ux + 10, 278, step - 20, 50, panel.fill) +
      drawWindow(stage, ux + 18, 284, step - 36, 36, { bars, head: 'none', sill: false }) +
      drawWindow(stage, ux + 62, 350, 58, 44, { bars, head: 'none' }) +
      door(stage, ux + 18, 346, 30, 74, { leaf: 'glazed', colour: lower, fan: 'none' })
    )
  }
  const art =
    rect(x, 92, w, GROUND - 92, brick.fill) +
    rect(x - 8, 82, w + 16, 12, WHITE) +
    rect(x, 94, w, 6, '#20302C', { opacity: 0.15 }) +
    repeat(units, home) +
    repeat(units + 1, (i) =>
      rect(x + i * step - 4, 94, 8, GROUND - 94, shade(brick.colour, -0.1)),
    ) +
    rect(x - 6, 256, w + 12, 11, '#DAD5CA') +
    rect(x, 267, w, 6, '#20302C', { opacity: 0.16 }) +
    stroke(
      `${repeat(58, (i) => d`M${x + i * 9.6} 256v-26`)}${d`M${x - 4} 230h${w + 8}`}`,
      CHARCOAL,
      1.5,
    ) +
    railings(x + 4, 430, 120, 22) +
    shrubs(x + 144, 430, 110, random, stage.season) +
    shrubs(x + 290, 430, 90, random, stage.season) +
    hedge(x + 420, 430, 120, 18)
  return { art, setting: 'street', doorX: x + step + 34, left: x, right: x + w }
}
