import { cantedBay } from '../bays.ts'
import { shade } from '../colour.ts'
import { type CompositionOf, compositionOf } from '../composition.ts'
import { door } from '../doors.ts'
import { slateRoof, tileRoof, wall, wallOf } from '../materials.ts'
import { CHARCOAL, DOORS, WHITE } from '../palette.ts'
import { climber, flowers, hedge, potPlant, shrubs } from '../planting.ts'
import { takeTurns } from '../random.ts'
import { chimney, dormer, gable, gutter, pitchedRoof } from '../roofs.ts'
import { path, rect } from '../shapes.ts'
import { type Elevation, GROUND, type Stage } from '../stage.ts'
import { drawWindow } from '../windows.ts'

const DRAWN: Record<CompositionOf<'bungalow'>, (stage: Stage) => Elevation> = {
  hippedBungalow: hipped,
  chaletBungalow: chalet,
  lowBungalow: lowGable,
}

/** Everything on one floor, under a generous roof. */
export function bungalow(stage: Stage): Elevation {
  return DRAWN[compositionOf('bungalow', stage.beds, stage.seed)](stage)
}

/** Between the wars: a hipped roof and a bay on either side of the door. */
function hipped(stage: Stage): Elevation {
  const { random } = stage
  const brick = wallOf(stage, 'red')
  const upper = random.pick([wallOf(stage, 'render'), wallOf(stage, 'pebbledash'), brick] as const)
  const roof = tileRoof(stage)
  const bars = random.pick(['toplight', 'leaded'] as const)
  const x = 142
  const w = 436
  const bay = (bx: number): string =>
    cantedBay(stage, bx, 298, 122, 122, {
      wall: upper.fill,
      colour: upper.colour,
      bars,
      roof: 'hipped',
      roofColour: roof.colour,
    })
  const art =
    chimney(250, 132, 38, 196, brick.fill, brick.colour, 2) +
    pitchedRoof(stage, x - 22, x + w + 22, 164, 280, roof, 118) +
    rect(x, 280, w, GROUND - 280, upper.fill) +
    rect(x, 384, w, 36, brick.fill) +
    gutter(x - 20, 280, w + 40) +
    bay(x + 24) +
    bay(x + w - 146) +
    path('M316 420V334A44 40 0 0 1 404 334V420Z', shade(brick.colour, 0.15)) +
    path('M324 420V336A36 33 0 0 1 396 336V420Z', '#4A3F39') +
    door(stage, 340, 346, 40, 72, {
      leaf: 'glazed',
      colour: takeTurns(DOORS, stage.seed + 2),
      fan: 'none',
    }) +
    rect(314, 418, 92, 6, '#D3CCBE') +
    borders(stage, x, w)
  return { art, setting: 'garden', doorX: 360, left: x - 22, right: x + w + 22 }
}

/** A chalet: rooms in a steep roof, lit by a dormer. */
function chalet(stage: Stage): Elevation {
  const { random } = stage
  const walls = wallOf(stage, random.pick(['render', 'stone', 'red', 'stock'] as const))
  const roof = random.chance(0.5) ? slateRoof(stage) : tileRoof(stage)
  const bars = random.pick(['toplight', 'casement', 'sash6'] as const)
  const x = 158
  const w = 404
  const cheek = wall(stage, 'board', random.pick(['#E9E2D3', '#B7C2BB', '#FBF7EF'] as const)).fill
  const art =
    chimney(x + 30, 100, 38, 170, walls.fill, walls.colour, 2) +
    pitchedRoof(stage, x - 20, x + w + 20, 134, 286, roof, 24) +
    dormer(stage, x + 66, 254, 84, 66, {
      cheek,
      roof,
      bars,
      kind: random.pick(['gable', 'hip', 'flat'] as const),
    }) +
    dormer(stage, x + w - 150, 254, 84, 66, { cheek, roof, bars, kind: 'gable' }) +
    rect(x, 286, w, GROUND - 286, walls.fill) +
    gutter(x - 18, 286, w + 36) +
    drawWindow(stage, x + 38, 320, 96, 68, { bars, head: 'none' }) +
    drawWindow(stage, x + w - 134, 320, 96, 68, { bars, head: 'none' }) +
    rect(318, 304, 84, 9, WHITE) +
    rect(322, 313, 6, 107, WHITE) +
    rect(392, 313, 6, 107, WHITE) +
    door(stage, 341, 340, 38, 80, {
      leaf: random.pick(['glazed', 'four'] as const),
      colour: takeTurns(DOORS, stage.seed),
      fan: 'none',
    }) +
    rect(316, 418, 88, 6, '#D3CCBE') +
    (random.chance(0.5) ? climber(x + 14, 420, 40, 120, random) : '') +
    borders(stage, x, w)
  return { art, setting: 'garden', doorX: 360, left: x - 20, right: x + w + 20 }
}

/** After the war: a long low roof and one gable forward. */
function lowGable(stage: Stage): Elevation {
  const { random } = stage
  const brick = wallOf(stage, random.pick(['stock', 'red', 'render'] as const))
  const panel = wall(stage, 'board', random.pick(['#B79B74', '#E9E2D3', '#AEBBAE'] as const))
  const roof = random.chance(0.5) ? slateRoof(stage) : tileRoof(stage)
  const frame = random.pick([CHARCOAL, WHITE] as const)
  const x = 128
  const w = 464
  const style = { bars: 'casement', head: 'none', frame } as const
  const art =
    chimney(x + w - 120, 156, 40, 220, brick.fill, brick.colour, 2) +
    pitchedRoof(stage, x - 18, x + w + 18, 194, 290, roof, 12) +
    rect(x, 290, w, GROUND - 290, brick.fill) +
    gutter(x + 180, 290, w - 166, frame) +
    rect(x + 10, 292, 176, 128, brick.fill) +
    gable(x + 8, 180, 294, 186, panel.fill, frame === CHARCOAL ? '#4A4F57' : WHITE, 14) +
    drawWindow(stage, x + 40, 316, 116, 76, style) +
    drawWindow(stage, x + 300, 320, 54, 54, style) +
    drawWindow(stage, x + 382, 320, 60, 54, style) +
    rect(x + 202, 308, 76, 112, panel.fill) +
    door(stage, x + 220, 342, 40, 78, {
      leaf: 'modern',
      colour: takeTurns(DOORS, stage.seed),
      fan: 'none',
      frame,
    }) +
    rect(x + 206, 418, 68, 6, '#D3CCBE') +
    potPlant(x + 288, 426, random) +
    shrubs(x + 300, 426, 150, random, stage.season) +
    hedge(x + 12, 428, 170, 16)
  return { art, setting: 'garden', doorX: x + 240, left: x - 20, right: x + w + 20 }
}

function borders(stage: Stage, x: number, w: number): string {
  const { random, season } = stage
  const bloom =
    season === 'winter'
      ? ''
      : flowers(x, 428, w / 2 - 60, 12, random) +
        flowers(x + w / 2 + 60, 428, w / 2 - 60, 12, random)
  return (
    hedge(x - 4, 430, w / 2 - 52, 18, '#6B8C66') +
    hedge(x + w / 2 + 56, 430, w / 2 - 52, 18, '#6B8C66') +
    bloom
  )
}
