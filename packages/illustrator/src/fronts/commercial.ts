import { mix, shade } from '../colour.ts'
import { type CompositionOf, compositionOf } from '../composition.ts'
import { door } from '../doors.ts'
import { wall, wallOf } from '../materials.ts'
import { BRASS, CHARCOAL, DOORS, GLASS, LAMPLIGHT, WHITE } from '../palette.ts'
import { potPlant, shrubs } from '../planting.ts'
import { takeTurns } from '../random.ts'
import { chimney } from '../roofs.ts'
import { d, path, rect, repeat, stroke } from '../shapes.ts'
import { type Elevation, GROUND, type Stage } from '../stage.ts'
import { drawWindow } from '../windows.ts'
import { row } from './row.ts'

const DRAWN: Record<CompositionOf<'commercial'>, (stage: Stage) => Elevation> = {
  parade,
  office,
  workshop,
}

/** A shop in a parade, an office, or a workshop. */
export function commercial(stage: Stage): Elevation {
  return DRAWN[compositionOf('commercial', stage.beds, stage.seed)](stage)
}

const FASCIAS = [
  '#1F4D46',
  '#27406B',
  '#7A2E2E',
  '#2F2F35',
  '#4B5D3A',
  '#C8553D',
  '#8FA9B5',
] as const

function parade(stage: Stage): Elevation {
  const { random } = stage
  const brick = wallOf(
    stage,
    takeTurns(['red', 'stock', 'pastel', 'stone'] as const, Math.floor(stage.seed / 2)),
  )
  const bars = random.pick(['sash1', 'sash2', 'sash6'] as const)
  const first = random.int(0, FASCIAS.length - 1)
  const tint = random.int(0, 7)
  const width = 252
  const art = row(stage, width, false, ({ index, doorColour }) => {
    const walls =
      brick.surface === 'render' ? wallOf(stage, 'pastel', tint + (index + 3) * 3) : brick
    const colour = FASCIAS[(first + (index + 2) * 2) % FASCIAS.length] ?? FASCIAS[0]
    const trim = walls.surface === 'render' ? WHITE : walls.trim
    return (
      chimney(width - 22, 66, 44, 118, walls.fill, walls.colour, 4) +
      rect(0, 106, width + 0.5, GROUND - 106, walls.fill) +
      rect(-1, 102, width + 2, 9, trim) +
      rect(0, 124, width, 4, trim) +
      [36, 106, 176]
        .map((x) =>
          drawWindow(stage, x, 158, 40, 76, {
            bars,
            head: walls.surface === 'render' ? 'stucco' : 'keystone',
            trim,
          }),
        )
        .join('') +
      shopFront(stage, width, colour, doorColour, index === 0 || random.chance(0.5))
    )
  })
  return { art, setting: 'street', doorX: 420, left: 0, right: 720 }
}

function shopFront(
  stage: Stage,
  width: number,
  colour: string,
  doorColour: string,
  awning: boolean,
): string {
  const { random } = stage
  const inside = random.chance(stage.lit + 0.15) ? LAMPLIGHT : '#B7CBCC'
  const bracket = (x: number): string =>
    rect(x, 262, 14, 158, shade(colour, -0.12)) +
    path(d`M${x - 2} 258h18v12q-9 10 -18 0Z`, shade(colour, 0.18))
  return (
    rect(4, 264, width - 8, GROUND - 264, colour) +
    rect(0, 256, width, 8, shade(colour, 0.2)) +
    rect(18, 270, width - 36, 30, shade(colour, 0.06)) +
    stroke(d`M34 285H${width - 34}`, BRASS, 1.6, { opacity: 0.8 }) +
    rect(22, 316, 126, 82, inside) +
    path('M22 398L70 316H104L56 398Z', '#FFFFFF', { opacity: 0.2 }) +
    display(random.int(0, 2)) +
    stroke('M64 316V398M106 316V398M22 336H148', shade(colour, -0.1), 3) +
    rect(22, 402, 126, 18, shade(colour, -0.12)) +
    door(stage, 166, 336, 52, 84, {
      leaf: 'victorian',
      colour: doorColour,
      fan: 'box',
      frame: shade(colour, -0.1),
    }) +
    bracket(4) +
    bracket(width - 18) +
    (awning ? blind(18, 302, width - 36, shade(colour, 0.3)) : '') +
    (random.chance(0.4) ? potPlant(156, 428, random) : '')
  )
}

/** Something to look at behind the glass, with no words in it. */
function display(kind: number): string {
  if (kind === 0)
    return (
      rect(30, 388, 110, 6, '#8A6B4E') +
      repeat(5, (i) =>
        path(
          d`M${40 + i * 21} 388v-12q5 -6 10 0v12Z`,
          ['#C8553D', '#D8A23A', '#5D7B6F', '#8FA9B5', '#B78FB5'][i] ?? '#C8553D',
        ),
      )
    )
  if (kind === 1)
    return repeat(4, (i) =>
      rect(
        32 + i * 27,
        366 - (i % 2) * 12,
        20,
        32 + (i % 2) * 12,
        ['#E9DEC8', '#C98D6C', '#7D8B7C', '#D8C9B4'][i] ?? '#E9DEC8',
      ),
    )
  return (
    rect(28, 362, 114, 4, '#8A6B4E') +
    rect(28, 392, 114, 4, '#8A6B4E') +
    repeat(9, (i) =>
      rect(32 + i * 12, 346 + (i % 3) * 3, 9, 16 - (i % 3) * 3, i % 2 ? '#A2523E' : '#5D7B6F'),
    )
  )
}

function blind(x: number, y: number, w: number, colour: string): string {
  const stripe = w / 12
  return (
    path(d`M${x} ${y}H${x + w}L${x + w + 8} ${y + 26}H${x - 8}Z`, WHITE) +
    repeat(6, (i) =>
      path(
        d`M${x + stripe * 2 * i} ${y}h${stripe}l${(i - 2.5) * 0.8 + 0.7} 26h${-stripe - 1.4}Z`,
        colour,
      ),
    ) +
    path(d`M${x - 8} ${y + 26}h${w + 16}v4h${-w - 16}Z`, shade(colour, -0.1)) +
    rect(x, y + 30, w, 7, '#20302C', { opacity: 0.12 })
  )
}

function office(stage: Stage): Elevation {
  const { random } = stage
  const brick = wallOf(stage, random.pick(['stock', 'red', 'stone'] as const))
  const x = 142
  const columns = 6
  const step = 72
  const w = columns * step + 4
  const bay = (i: number): string => {
    const cx = x + 12 + (i % columns) * step
    const cy = 124 + Math.floor(i / columns) * 76
    const glass = random.chance(stage.lit + 0.06) ? LAMPLIGHT : mix(GLASS, '#DCE7E6', 0.25)
    return stage.defs.stamp(
      rect(0, 0, 56, 54, CHARCOAL) +
        rect(3, 3, 50, 48, glass) +
        path('M3 51L33 3H48L18 51Z', '#FFFFFF', { opacity: 0.18 }) +
        rect(27, 3, 2.4, 48, CHARCOAL),
      cx,
      cy,
    )
  }
  const art =
    rect(x, 100, w, GROUND - 100, brick.fill) +
    rect(x - 6, 92, w + 12, 11, CHARCOAL) +
    rect(x + 60, 74, 120, 19, '#8E9698') +
    repeat(columns * 3, bay) +
    rect(x, 344, w, 76, '#3B4246') +
    repeat(7, (i) => rect(x + 10 + i * 61, 356, 54, 64, i === 3 ? '#2A3033' : '#A9C0C2')) +
    rect(x + 10 + 3 * 61 + 4, 360, 22, 60, '#C9D8D8') +
    rect(x + 10 + 3 * 61 + 28, 360, 22, 60, '#C9D8D8') +
    rect(x + 150, 338, 136, 9, random.pick(FASCIAS)) +
    shrubs(x + 4, 430, 130, random, stage.season) +
    shrubs(x + w - 140, 430, 130, random, stage.season)
  return { art, setting: 'street', doorX: 360, left: x, right: x + w }
}

function workshop(stage: Stage): Elevation {
  const { random } = stage
  const brick = wallOf(stage, random.pick(['red', 'stock'] as const))
  const metal = wall(
    stage,
    'board',
    random.pick(['#9AA6A4', '#7D8B8C', '#B7B09F', '#5D7B6F'] as const),
  )
  const x = 120
  const peaks = [0, 160, 320]
  const art =
    peaks
      .map(
        (p) =>
          path(d`M${x + p} 214L${x + p} 126L${x + p + 160} 214Z`, metal.fill) +
          path(d`M${x + p} 214V126h7V214Z`, '#B7CBCC'),
      )
      .join('') +
    rect(x - 8, 210, 496, 10, CHARCOAL) +
    rect(x, 220, 480, 110, metal.fill) +
    rect(x, 328, 480, 92, brick.fill) +
    drawWindow(stage, x + 28, 246, 110, 44, { bars: 'grid', head: 'none', frame: CHARCOAL }) +
    drawWindow(stage, x + 342, 246, 110, 44, { bars: 'grid', head: 'none', frame: CHARCOAL }) +
    rect(x + 168, 262, 144, 158, CHARCOAL) +
    rect(x + 174, 268, 132, 152, shade(takeTurns(DOORS, stage.seed), 0.1)) +
    stroke(
      repeat(9, (i) => d`M${x + 174} ${284 + i * 16}h132`),
      '#20302C',
      1.4,
      { opacity: 0.3 },
    ) +
    door(stage, x + 364, 346, 38, 74, {
      leaf: 'glazed',
      colour: takeTurns(DOORS, stage.seed + 3),
      fan: 'none',
    }) +
    drawWindow(stage, x + 40, 346, 88, 40, { bars: 'casement', head: 'none' }) +
    rect(x, 220, 480, 5, '#20302C', { opacity: 0.15 })
  return { art, setting: 'forecourt', doorX: x + 240, left: x - 10, right: x + 490 }
}
