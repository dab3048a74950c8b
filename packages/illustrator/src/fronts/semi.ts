import { cantedBay, tallBay } from '../bays.ts'
import { gardenWall } from '../boundaries.ts'
import { shade } from '../colour.ts'
import { type CompositionOf, compositionOf } from '../composition.ts'
import { door } from '../doors.ts'
import { slateRoof, tileRoof, type Wall, wall, wallOf } from '../materials.ts'
import { CHARCOAL, DOORS, WHITE } from '../palette.ts'
import { hedge, potPlant } from '../planting.ts'
import { chimney, gable, gableTimbers, gutter, pitchedRoof, rooflight } from '../roofs.ts'
import { at, d, mirrored, path, polygon, rect } from '../shapes.ts'
import { type Elevation, GROUND, type Stage } from '../stage.ts'
import { textured } from '../textures.ts'
import { drawWindow } from '../windows.ts'

const HALF = 204
const LEFT = 360 - HALF

type Half = (stage: Stage, doorColour: string, isOurs: boolean) => string

const DRAWN: Record<CompositionOf<'semi'>, (stage: Stage) => Elevation> = {
  interwarSemi: betweenTheWars,
  edwardianSemi: edwardian,
  postwarSemi: postwar,
  recentSemi: newBuild,
}

/** A pair that shares its middle wall; ours is the left one. */
export function semi(stage: Stage): Elevation {
  return DRAWN[compositionOf('semi', stage.beds, stage.seed)](stage)
}

function pair(stage: Stage, half: Half): string {
  const first = stage.random.int(0, DOORS.length - 1)
  const colour = (turn: number): string => DOORS[(first + turn) % DOORS.length] ?? DOORS[0]
  return (
    at(LEFT, 0, half(stage, colour(0), true)) +
    mirrored(360, at(LEFT, 0, half(stage, colour(3), false)))
  )
}

const place = { setting: 'garden', left: 150, right: 570 } as const

/** The 1930s: tall bays under gables, hung tiles or black timbers, a porch with an arch. */
function betweenTheWars(stage: Stage): Elevation {
  const { random } = stage
  const upper = wallOf(stage, random.pick(['render', 'pebbledash'] as const))
  const lower = random.chance(0.65) ? wallOf(stage, 'red') : upper
  const roof = tileRoof(stage)
  const band = textured(stage.defs, 'tile', shade(roof.colour, 0.12))
  const timbered = random.chance(0.55)
  const bars = random.pick(['toplight', 'leaded'] as const)
  const eaves = 190
  const half: Half = (s, colour) =>
    rect(4, eaves, HALF - 4, GROUND - eaves, upper.fill) +
    rect(4, 312, HALF - 4, GROUND - 312, lower.fill) +
    gutter(4, eaves, HALF - 4) +
    gable(14, 116, eaves + 6, 118, timbered ? upper.fill : band, WHITE, 12) +
    (timbered ? gableTimbers(14, 116, eaves + 6, 118) : '') +
    tallBay(s, 18, eaves + 8, 108, 304, GROUND, { lower: lower.fill, band, bars }) +
    drawWindow(s, 150, 218, 34, 52, { bars, head: 'none' }) +
    path(
      d`M140 420V344A28 26 0 0 1 196 344V420Z`,
      lower === upper ? shade(upper.colour, -0.12) : shade(lower.colour, 0.25),
    ) +
    path(d`M146 420V346A22 21 0 0 1 190 346V420Z`, '#4A3F39') +
    door(s, 152, 346, 32, 74, { leaf: 'glazed', colour, fan: 'none' }) +
    rect(140, 418, 58, 6, '#D3CCBE')
  const art =
    pitchedRoof(stage, LEFT - 8, 568, 96, eaves, roof, 78) +
    chimney(338, 70, 44, 108, wallOf(stage, 'red').fill, '#A2523E', 4) +
    pair(stage, half) +
    frontGarden(stage, lower)
  return { art, doorX: LEFT + 168, ...place }
}

/** Around 1900: big front gables, canted bays, a tiled porch across the two doors. */
function edwardian(stage: Stage): Elevation {
  const { random } = stage
  const brick = wallOf(stage, random.pick(['red', 'stock', 'red'] as const))
  const upper = random.chance(0.5) ? wallOf(stage, 'render') : brick
  const roof = random.chance(0.5) ? slateRoof(stage) : tileRoof(stage)
  const bars = random.pick(['sash1', 'sash6', 'toplight'] as const)
  const eaves = 200
  const head = upper === brick ? 'lintel' : 'none'
  const half: Half = (s, colour) =>
    rect(0, eaves, HALF, GROUND - eaves, upper.fill) +
    rect(0, 306, HALF, GROUND - 306, brick.fill) +
    rect(0, 302, HALF, 6, WHITE) +
    gutter(126, eaves, HALF - 126) +
    gable(0, 132, eaves, 104, upper.fill, WHITE, 10) +
    drawWindow(s, 54, 152, 24, 30, { bars: 'casement', head: 'none' }) +
    drawWindow(s, 28, 220, 34, 60, { bars, head }) +
    drawWindow(s, 72, 220, 34, 60, { bars, head }) +
    drawWindow(s, 156, 224, 30, 54, { bars, head }) +
    cantedBay(s, 12, 318, 110, 102, {
      wall: brick.fill,
      colour: brick.colour,
      bars,
      roof: 'hipped',
      roofColour: roof.colour,
    }) +
    polygon(
      [
        [132, 326],
        [144, 304],
        [HALF + 1, 304],
        [HALF + 1, 326],
      ],
      textured(s.defs, roof.surface, roof.colour),
    ) +
    rect(132, 326, HALF - 132, 5, WHITE) +
    rect(136, 330, 6, 90, WHITE) +
    door(s, 154, 352, 36, 68, { leaf: 'victorian', colour, fan: 'box' }) +
    rect(140, 418, HALF - 140, 6, '#C9785E')
  const art =
    pitchedRoof(stage, LEFT, 564, 108, eaves, roof, 60) +
    chimney(336, 76, 48, 120, brick.fill, brick.colour, 4) +
    pair(stage, half) +
    frontGarden(stage, brick)
  return { art, doorX: LEFT + 172, ...place }
}

/** After the war: plain walls, wide windows, a flat canopy. */
function postwar(stage: Stage): Elevation {
  const { random } = stage
  const brick = wallOf(stage, random.pick(['red', 'stock'] as const))
  const upper = random.pick([brick, wallOf(stage, 'pebbledash'), wallOf(stage, 'render')] as const)
  const cladding = wall(
    stage,
    random.pick(['tile', 'board'] as const),
    random.pick(['#9A5F48', '#E9E2D3', '#B7C2BB'] as const),
  )
  const roof = tileRoof(stage)
  const clad = random.chance(0.6)
  const eaves = 200
  const half: Half = (s, colour, isOurs) =>
    rect(0, eaves, HALF, GROUND - eaves, upper.fill) +
    rect(0, 318, HALF, GROUND - 318, brick.fill) +
    gutter(0, eaves, HALF) +
    (clad ? rect(14, 212, 116, 196, cladding.fill) : '') +
    drawWindow(s, 26, 228, 92, 56, { bars: 'toplight', head: 'none' }) +
    drawWindow(s, 150, 228, 34, 50, { bars: 'casement', head: 'none' }) +
    drawWindow(s, 22, 332, 100, 62, { bars: 'casement', head: 'none' }) +
    rect(136, 334, 66, 7, WHITE) +
    rect(138, 341, 62, 4, '#20302C', { opacity: 0.16 }) +
    door(s, 150, 348, 36, 72, { leaf: 'glazed', colour, fan: 'none' }) +
    (isOurs ? potPlant(138, 422, random) : '')
  const art =
    pitchedRoof(stage, LEFT - 10, 570, 118, eaves, roof, random.chance(0.5) ? 58 : 10) +
    chimney(342, 92, 36, 130, brick.fill, brick.colour, 2) +
    (stage.beds >= 4 ? rooflight(LEFT + 60, 142) + rooflight(LEFT + 110, 142) : '') +
    pair(stage, half) +
    frontGarden(stage, brick)
  return { art, doorX: LEFT + 168, ...place }
}

/** This century: narrow gables, dark frames, a tidy canopy. */
function newBuild(stage: Stage): Elevation {
  const { random } = stage
  const brick = wallOf(stage, random.pick(['stock', 'red'] as const))
  const panel = wall(stage, 'board', random.pick(['#8C7A68', '#66777A', '#E9E2D3'] as const))
  const roof = slateRoof(stage)
  const frame = random.pick([CHARCOAL, WHITE] as const)
  const eaves = 196
  const style = { bars: 'split', head: 'none', frame } as const
  const half: Half = (s, colour) =>
    rect(0, eaves, HALF, GROUND - eaves, brick.fill) +
    gutter(112, eaves, HALF - 112, CHARCOAL) +
    gable(0, 112, eaves, 112, brick.fill, frame, 8) +
    rect(26, 204, 60, 204, panel.fill) +
    drawWindow(s, 34, 214, 44, 74, { ...style, sill: false }) +
    drawWindow(s, 130, 222, 52, 52, style) +
    drawWindow(s, 34, 320, 44, 84, { ...style, sill: false }) +
    rect(122, 326, 70, 8, CHARCOAL) +
    rect(126, 334, 62, 4, '#20302C', { opacity: 0.18 }) +
    door(s, 140, 344, 38, 76, { leaf: 'modern', colour, fan: 'none', frame })
  const art =
    pitchedRoof(stage, LEFT, 564, 124, eaves, roof, 12) +
    (random.chance(0.6)
      ? rect(326, 138, 68, 34, '#27384A') +
        rect(359, 138, 1.4, 34, '#5F7488') +
        rect(326, 154, 68, 1.4, '#5F7488')
      : '') +
    pair(stage, half) +
    frontGarden(stage, brick)
  return { art, doorX: LEFT + 159, ...place }
}

function frontGarden(stage: Stage, brick: Wall): string {
  const { random } = stage
  const c = random.pick(['#5E7F63', '#6B8C66', '#7C9A5E'] as const)
  if (random.chance(0.5))
    return hedge(LEFT - 4, 428, 122, 24, c) + hedge(560 - 118, 428, 122, 24, c)
  return (
    hedge(LEFT + 6, 420, 108, 16, c) +
    hedge(560 - 116, 420, 108, 16, c) +
    gardenWall(LEFT - 4, 432, 126, 14, brick.fill, shade(brick.colour, 0.4)) +
    gardenWall(560 - 118, 432, 126, 14, brick.fill, shade(brick.colour, 0.4))
  )
}
