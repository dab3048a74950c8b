import { cantedBay } from '../bays.ts'
import { railings } from '../boundaries.ts'
import { shade } from '../colour.ts'
import { door, steps } from '../doors.ts'
import { slateRoof, wall, wallOf } from '../materials.ts'
import { DOORS, PASTELS, WHITE } from '../palette.ts'
import { climber, hedge, shrubs } from '../planting.ts'
import { takeTurns } from '../random.ts'
import { chimney, pitchedRoof, rooflight } from '../roofs.ts'
import { d, path, rect, repeat } from '../shapes.ts'
import { type Elevation, GROUND, type Stage } from '../stage.ts'
import { archedWindow, drawWindow } from '../windows.ts'

/** A big villa of 1860, now a flat to each floor: columns at the porch, brackets under the eaves. */
export function convertedVilla(stage: Stage): Elevation {
  const { random } = stage
  const painted = random.chance(0.55)
  const walls = painted
    ? wall(
        stage,
        'render',
        takeTurns([...PASTELS] as [string, ...string[]], Math.floor(stage.seed / 3)),
      )
    : wallOf(stage, random.pick(['stock', 'stone'] as const))
  const trim = painted ? WHITE : shade(walls.colour, 0.55)
  const roof = slateRoof(stage)
  const bars = random.pick(['sash1', 'sash2'] as const)
  const x = 184
  const w = 352
  const head = painted ? 'stucco' : 'lintel'
  const bay = (y: number, h: number): string =>
    cantedBay(stage, x + 18, y, 128, h, {
      wall: walls.fill,
      colour: walls.colour,
      bars,
      roof: 'none',
      roofColour: roof.colour,
    })
  const art =
    chimney(x + 8, 58, 44, 122, walls.fill, walls.colour, 4) +
    chimney(x + w - 52, 58, 44, 122, walls.fill, walls.colour, 4) +
    pitchedRoof(stage, x - 24, x + w + 24, 84, 128, roof, 74) +
    rooflight(300, 92, 22, 24, random.chance(stage.lit)) +
    rooflight(398, 92, 22, 24, random.chance(stage.lit)) +
    rect(x, 128, w, GROUND - 128, walls.fill) +
    rect(x - 22, 126, w + 44, 7, trim) +
    repeat(15, (i) => rect(x + 6 + i * 24, 133, 7, 11, shade(trim, -0.05))) +
    rect(x, 328, w, 8, trim) +
    rect(x, 228, w, 5, trim) +
    [x + 36, x + 88].map((cx) => archedWindow(stage, cx, 160, 34, 56, WHITE, trim)).join('') +
    [x + w - 122, x + w - 70]
      .map((cx) => archedWindow(stage, cx, 160, 34, 56, WHITE, trim))
      .join('') +
    archedWindow(stage, 341, 160, 38, 56, WHITE, trim) +
    drawWindow(stage, 340, 252, 40, 60, { bars, head, trim }) +
    bay(238, 92) +
    bay(336, 84) +
    drawWindow(stage, x + w - 122, 252, 34, 60, { bars, head, trim }) +
    drawWindow(stage, x + w - 66, 252, 34, 60, { bars, head, trim }) +
    drawWindow(stage, x + w - 122, 352, 34, 52, { bars, head: 'none' }) +
    drawWindow(stage, x + w - 66, 352, 34, 52, { bars, head: 'none' }) +
    villaPorch(trim) +
    door(stage, 341, 354, 38, 60, { leaf: 'four', colour: random.pick(DOORS), fan: 'box' }) +
    steps(340, 430, 40, 2) +
    (random.chance(0.4) ? climber(x + w - 10, 420, 48, 200, random) : '') +
    railings(x + 4, 430, 126, 28) +
    shrubs(x + w - 126, 428, 120, random, stage.season) +
    hedge(x - 60, 430, 62, 26) +
    hedge(x + w - 2, 430, 62, 26)
  return { art, setting: 'street', doorX: 360, left: x - 14, right: x + w + 14 }
}

function villaPorch(colour: string): string {
  const column = (x: number): string =>
    rect(x, 340, 10, 76, colour) +
    rect(x - 2, 336, 14, 6, colour) +
    rect(x - 2, 412, 14, 6, shade(colour, -0.08))
  return (
    path(d`M326 334H394V420H326Z`, '#20302C', { opacity: 0.16 }) +
    column(318) +
    column(392) +
    rect(308, 322, 104, 14, colour) +
    rect(308, 336, 104, 3, '#20302C', { opacity: 0.18 }) +
    rect(304, 318, 112, 6, shade(colour, -0.06))
  )
}
