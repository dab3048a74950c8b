import { shade } from '../colour.ts'
import { type CompositionOf, compositionOf } from '../composition.ts'
import { canopy, door } from '../doors.ts'
import { slateRoof, tileRoof, type Wall, wall, wallOf } from '../materials.ts'
import { climber, flowers, hedge, potPlant } from '../planting.ts'
import { takeTurns } from '../random.ts'
import { chimney, dormer, gutter, pitchedRoof } from '../roofs.ts'
import { d, path, rect, repeat, stroke } from '../shapes.ts'
import { type Elevation, GROUND, type Stage } from '../stage.ts'
import { textured } from '../textures.ts'
import { drawWindow } from '../windows.ts'

const DRAWN: Record<CompositionOf<'cottage'>, (stage: Stage) => Elevation> = {
  thatchedCottage: thatched,
  dormeredCottage: dormered,
  timberFramedCottage: timberFramed,
}

/** Thatch, whitewash and slate, timber frame, or stone with dormers. */
export function cottage(stage: Stage): Elevation {
  return DRAWN[compositionOf('cottage', stage.beds, stage.seed)](stage)
}

const COTTAGE_DOORS = ['#5D7B6F', '#8FA9B5', '#7A2E2E', '#4B5D3A', '#27406B', '#B7727A'] as const

function thatched(stage: Stage): Elevation {
  const { random } = stage
  const walls = wallOf(stage, random.pick(['rubble', 'render', 'rubble', 'pastel'] as const))
  const straw = random.pick(['#B08D57', '#A98A5A', '#B99A66', '#9E8258'] as const)
  const dark = shade(straw, -0.22)
  const bars = random.pick(['casement', 'leaded', 'sash6'] as const)
  const frame = '#F5F0E4'
  const brows = stage.beds >= 2
  const doorX = random.chance(0.5) ? 411 : 309
  const side = doorX > 360 ? [206, 296, 470] : [198, 368, 460]
  const art =
    chimney(random.chance(0.5) ? 476 : 218, 104, 40, 168, wallOf(stage, 'red').fill, '#A2523E', 2) +
    rect(168, 250, 388, GROUND - 250, walls.fill) +
    path(
      'M130 268Q146 170 226 148H498Q576 166 594 268Q560 254 532 260H192Q160 254 130 268Z',
      straw,
    ) +
    path('M150 244Q232 162 362 160Q500 162 574 244', 'none', {
      stroke: dark,
      'stroke-width': 2.6,
      opacity: 0.5,
    }) +
    stroke(straws(random), dark, 1.3, { opacity: 0.4 }) +
    path(
      'M216 146q14 10 28 0t28 0t28 0t28 0t28 0t28 0t28 0t28 0t28 0t28 0V158q-14 -8 -28 0t-28 0t-28 0t-28 0t-28 0t-28 0t-28 0t-28 0t-28 0t-28 0Z',
      dark,
      { opacity: 0.55 },
    ) +
    rect(168, 259, 388, 8, '#20302C', { opacity: 0.16 }) +
    (brows ? [244, 420].map((x) => eyebrow(stage, x, walls, straw)).join('') : '') +
    side.map((x) => drawWindow(stage, x, 302, 56, 54, { bars, head: 'none', frame })).join('') +
    path(d`M${doorX - 36} 328Q${doorX} 286 ${doorX + 36} 328Z`, dark) +
    rect(doorX - 30, 326, 4, 94, '#8F6F41') +
    rect(doorX + 26, 326, 4, 94, '#8F6F41') +
    door(stage, doorX - 20, 336, 40, 84, {
      leaf: 'plank',
      colour: takeTurns(COTTAGE_DOORS, stage.seed),
      fan: 'none',
      frame,
    }) +
    climber(doorX + (doorX > 360 ? -44 : 44), 420, 40, 110, random) +
    cottageGarden(stage, 160, doorX - 32) +
    cottageGarden(stage, doorX + 32, 566)
  return { art, setting: 'lane', doorX, left: 140, right: 590 }
}

function straws(random: Stage['random']): string {
  return repeat(30, () => {
    const x = random.between(180, 550)
    return d`M${x} ${random.between(176, 226)}l${(x - 360) * 0.03} 18`
  })
}

/** A dormer that the thatch rises over like an eyebrow. */
function eyebrow(stage: Stage, x: number, walls: Wall, straw: string): string {
  return (
    path(d`M${x - 30} 264Q${x - 12} 206 ${x + 28} 204T${x + 86} 264Z`, shade(straw, 0.08)) +
    path(d`M${x - 2} 264V234Q${x + 28} 212 ${x + 58} 234V264Z`, walls.fill) +
    drawWindow(stage, x + 8, 234, 40, 26, { bars: 'casement', head: 'none', sill: false })
  )
}

function dormered(stage: Stage): Elevation {
  const { random } = stage
  const walls = wallOf(
    stage,
    takeTurns(['render', 'rubble', 'stone', 'pastel'] as const, Math.floor(stage.seed / 2)),
  )
  const roof = random.chance(0.65) ? slateRoof(stage) : tileRoof(stage)
  const bars = random.pick(['sash2', 'sash6', 'casement'] as const)
  const w = stage.beds >= 3 ? 404 : 340
  const x = 360 - w / 2
  const head = walls.surface === 'render' ? 'none' : 'lintel'
  const base = walls.surface === 'render' ? rect(x, 402, w, 18, shade(walls.colour, -0.3)) : ''
  const art =
    pitchedRoof(stage, x - 8, x + w + 8, 158, 268, roof) +
    chimney(x + 2, 116, 40, 172, walls.fill, walls.colour, 2) +
    (stage.beds >= 2 ? chimney(x + w - 42, 116, 40, 172, walls.fill, walls.colour, 2) : '') +
    [x + 52, x + w - 116]
      .map((dx) => dormer(stage, dx, 270, 64, 58, { cheek: walls.fill, roof, bars, kind: 'gable' }))
      .join('') +
    rect(x, 268, w, GROUND - 268, walls.fill) +
    base +
    gutter(x, 268, w, random.chance(0.5) ? '#3B4145' : '#FBF7EF') +
    drawWindow(stage, x + 56, 310, 56, 62, { bars, head, trim: walls.trim }) +
    drawWindow(stage, x + w - 112, 310, 56, 62, { bars, head, trim: walls.trim }) +
    canopy(338, 326, 44, textured(stage.defs, roof.surface, roof.colour)) +
    door(stage, 341, 338, 38, 82, {
      leaf: random.pick(['plank', 'glazed'] as const),
      colour: takeTurns(COTTAGE_DOORS, stage.seed),
      fan: 'none',
    }) +
    climber(322, 420, 44, 120, random) +
    cottageGarden(stage, x - 4, 326) +
    cottageGarden(stage, 394, x + w + 4) +
    potPlant(396, 424, random)
  return { art, setting: 'lane', doorX: 360, left: x - 20, right: x + w + 20 }
}

function timberFramed(stage: Stage): Elevation {
  const { random } = stage
  const plaster = wall(
    stage,
    'render',
    random.pick(['#F3EBDD', '#F0D9CF', '#F2DFAE', '#E9C9BE', '#EDE0CC'] as const),
  )
  const oak = random.pick(['#4B3A30', '#6B5443', '#5B4A3E'] as const)
  const roof = tileRoof(stage)
  const x = 176
  const w = 368
  const posts = [0, 62, 124, 184, 246, 306, 368]
  const frame =
    posts.map((p) => d`M${x + p} 208V420`).join('') +
    d`M${x} 210H${x + w}M${x} 306H${x + w}M${x} 258H${x + 62}M${x + 124} 258H${x + 184}M${x + 306} 258H${x + w}M${x} 366H${x + 62}M${x + 306} 366H${x + w}` +
    d`M${x} 306L${x + 62} 258M${x + w} 306L${x + 306} 258`
  const art =
    chimney(x + 150, 84, 48, 150, wallOf(stage, 'red').fill, '#A2523E', 3) +
    rect(x, 206, w, GROUND - 206, plaster.fill) +
    stroke(frame, oak, 7) +
    rect(x - 8, 302, w + 16, 8, oak) +
    pitchedRoof(stage, x - 20, x + w + 20, 124, 210, roof, 6) +
    rect(x, 210, w, 7, '#20302C', { opacity: 0.18 }) +
    [x + 70, x + 192, x + 254]
      .map((wx) =>
        drawWindow(stage, wx, 230, 46, 52, {
          bars: 'leaded',
          head: 'none',
          frame: oak,
          sill: false,
        }),
      )
      .join('') +
    [x + 68, x + 254]
      .map((wx) =>
        drawWindow(stage, wx, 328, 48, 54, {
          bars: 'leaded',
          head: 'none',
          frame: oak,
          sill: false,
        }),
      )
      .join('') +
    rect(x + 131, 312, 112, 108, plaster.fill) +
    stroke(d`M${x + 131} 310V420M${x + 240} 310V420`, oak, 7) +
    canopy(x + 162, 334, 46, textured(stage.defs, 'tile', roof.colour)) +
    door(stage, x + 166, 342, 38, 78, {
      leaf: 'plank',
      colour: takeTurns([oak, ...COTTAGE_DOORS], stage.seed),
      fan: 'none',
      frame: oak,
    }) +
    cottageGarden(stage, x - 6, x + 148) +
    cottageGarden(stage, x + 222, x + w + 6)
  return { art, setting: 'lane', doorX: x + 185, left: x - 20, right: x + w + 20 }
}

function cottageGarden(stage: Stage, from: number, to: number): string {
  const bloom = stage.season === 'winter' ? '' : flowers(from, 426, to - from, 20, stage.random)
  return (
    hedge(from, 430, to - from, 20, stage.random.pick(['#7C9A5E', '#6B8C66', '#83A077'] as const)) +
    bloom
  )
}
