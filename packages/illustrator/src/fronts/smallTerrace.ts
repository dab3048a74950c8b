import { shade } from '../colour.ts'
import { door } from '../doors.ts'
import { slateRoof, tileRoof, wallOf, weathered } from '../materials.ts'
import { potPlant } from '../planting.ts'
import { takeTurns } from '../random.ts'
import { chimney, gutter, pitchedRoof } from '../roofs.ts'
import { rect } from '../shapes.ts'
import { type Elevation, GROUND, type Stage } from '../stage.ts'
import { drawWindow, type Head } from '../windows.ts'
import { row } from './row.ts'

const WIDTH = 172
const EAVES = 204
const RIDGE = 138

/** Two up, two down, its door on the pavement: brick, stone, or every house in its own colour. */
export function smallTerrace(stage: Stage): Elevation {
  const { random } = stage
  const kind = takeTurns(['pastel', 'stone', 'red', 'stock'] as const, Math.floor(stage.seed / 2))
  const base = wallOf(stage, kind)
  const roof = kind === 'red' && random.chance(0.4) ? tileRoof(stage) : slateRoof(stage)
  const head =
    kind === 'pastel'
      ? random.pick<Head>(['none', 'stucco', 'label'])
      : random.pick<Head>(['lintel', 'segment'])
  const bars = random.pick(['sash2', 'sash1', 'casement', 'sash6'] as const)
  const twoAbove = random.chance(0.6)
  const leaf = random.pick(['four', 'victorian', 'six', 'glazed'] as const)
  const tint = random.int(0, 7)
  const gutters = random.pick(['#3B4145', '#FBF7EF'] as const)
  const quoins = kind === 'pastel' || random.chance(0.3)

  const art = row(stage, WIDTH, true, ({ index, doorColour }) => {
    const wall =
      kind === 'pastel'
        ? wallOf(stage, 'pastel', tint + (index + 3) * 3)
        : weathered(stage, base, index % 2 === 0 ? 0 : 0.06)
    const trim =
      kind === 'pastel' ? '#FBF7EF' : head === 'segment' ? shade(wall.colour, -0.22) : wall.trim
    return (
      pitchedRoof(stage, -1, WIDTH + 1, RIDGE, EAVES, roof) +
      chimney(
        index % 2 === 0 ? WIDTH - 18 : -18,
        98,
        36,
        RIDGE + 14,
        kind === 'pastel' ? shade(base.colour, -0.2) : wall.fill,
        wall.colour,
        2,
      ) +
      rect(0, EAVES, WIDTH + 0.5, GROUND - EAVES + 6, wall.fill) +
      rect(0, GROUND - 16, WIDTH + 0.5, 22, shade(wall.colour, -0.2)) +
      (quoins
        ? rect(0, EAVES, 6, GROUND - EAVES, shade(wall.colour, kind === 'pastel' ? 0.5 : 0.2), {
            opacity: 0.7,
          })
        : '') +
      gutter(0, EAVES, WIDTH + 0.5, gutters) +
      (twoAbove
        ? drawWindow(stage, 26, 238, 38, 60, { bars, head, trim }) +
          drawWindow(stage, 108, 238, 38, 60, { bars, head, trim })
        : drawWindow(stage, 60, 238, 50, 60, { bars, head, trim })) +
      drawWindow(stage, 26, 338, 50, 58, { bars, head, trim }) +
      (head === 'lintel' ? rect(97, 304, 58, 12, trim) : '') +
      door(stage, 106, 342, 40, 80, { leaf, colour: doorColour, fan: 'box' }) +
      rect(98, 420, 56, 7, '#D3CCBE') +
      (index === 0 ? potPlant(90, 428, random) : '')
    )
  })
  return { art, setting: 'street', doorX: 400, left: 0, right: 720 }
}
