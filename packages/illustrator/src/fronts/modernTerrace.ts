import { shade } from '../colour.ts'
import { door } from '../doors.ts'
import { slateRoof, wall, wallOf } from '../materials.ts'
import { CHARCOAL } from '../palette.ts'
import { hedge, potPlant, shrubs } from '../planting.ts'
import { takeTurns } from '../random.ts'
import { gable, pitchedRoof } from '../roofs.ts'
import { rect, repeat } from '../shapes.ts'
import { type Elevation, GROUND, type Stage } from '../stage.ts'
import { drawWindow } from '../windows.ts'
import { row } from './row.ts'

const WIDTH = 184
const EAVES = 186

/** A recent row: crisp brick, dark frames, a little timber, gables or a plain roof with solar panels. */
export function modernTerrace(stage: Stage): Elevation {
  const { random } = stage
  const base = wallOf(stage, takeTurns(['stock', 'red', 'render'] as const, stage.seed))
  const timber = wall(stage, 'board', random.pick(['#A98562', '#8C7A68', '#5D666A'] as const))
  const roof = slateRoof(stage)
  const gabled = random.chance(0.55)
  const frame = random.pick([CHARCOAL, '#4E5A58', '#FBF7EF'] as const)

  const art = row(stage, WIDTH, true, ({ index, doorColour }) => {
    const style = { bars: 'split', head: 'none', frame } as const
    const top = gabled
      ? gable(0, WIDTH, EAVES, 108, base.fill, shade(roof.colour, 0.1), 0) +
        drawWindow(stage, WIDTH / 2 - 17, 146, 34, 42, style)
      : pitchedRoof(stage, -1, WIDTH + 1, 122, EAVES, roof) + solar(52)
    return (
      top +
      rect(0, EAVES, WIDTH + 0.5, GROUND - EAVES + 4, base.fill) +
      rect(0, EAVES, 2, GROUND - EAVES, '#20302C', { opacity: 0.14 }) +
      rect(14, 206, 60, 102, timber.fill) +
      drawWindow(stage, 22, 214, 44, 82, { ...style, bars: 'plain', sill: false }) +
      rect(20, 274, 48, 2.4, frame) +
      drawWindow(stage, 108, 218, 50, 58, style) +
      drawWindow(stage, 22, 330, 66, 66, { ...style, bars: 'casement' }) +
      rect(108, 322, 58, 104, timber.fill) +
      rect(102, 314, 70, 8, CHARCOAL) +
      rect(106, 322, 62, 5, '#20302C', { opacity: 0.2 }) +
      door(stage, 120, 338, 38, 84, { leaf: 'modern', colour: doorColour, fan: 'none', frame }) +
      rect(106, 420, 64, 6, '#D3CCBE') +
      (index % 2 === 0
        ? hedge(8, 428, 84, 18, '#6B8C66')
        : shrubs(10, 428, 80, random, stage.season)) +
      (index === 0 ? potPlant(102, 428, random, '#5E6066') : '')
    )
  })
  return { art, setting: 'street', doorX: 407, left: 0, right: 720 }
}

function solar(x: number): string {
  return (
    rect(x, 134, 84, 38, '#27384A') +
    repeat(3, (i) => rect(x + 21 * (i + 1) - 0.6, 134, 1.2, 38, '#5F7488')) +
    rect(x, 152.4, 84, 1.2, '#5F7488')
  )
}
