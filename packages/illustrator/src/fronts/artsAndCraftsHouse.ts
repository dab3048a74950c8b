import { cantedBay } from '../bays.ts'
import { shade } from '../colour.ts'
import { canopy, door, doorColour } from '../doors.ts'
import { tileRoof, wall, wallOf } from '../materials.ts'
import { WHITE } from '../palette.ts'
import { climber, hedge, shrubs } from '../planting.ts'
import { chimney, gable, gableTimbers, gutter, pitchedRoof } from '../roofs.ts'
import { d, rect, stroke } from '../shapes.ts'
import { type Elevation, GROUND, type Stage } from '../stage.ts'
import { textured } from '../textures.ts'
import { drawWindow } from '../windows.ts'

/** Around 1910: unequal gables, black timbers or hung tiles, a tall chimney. */
export function artsAndCrafts(stage: Stage): Elevation {
  const { random } = stage
  const brick = wallOf(stage, random.pick(['red', 'stock'] as const))
  const plaster = wallOf(stage, 'render')
  const roof = tileRoof(stage)
  const hung = wall(stage, 'tile', shade(roof.colour, 0.14))
  const timbered = random.chance(0.55)
  const upper = timbered ? plaster : hung
  const bars = random.pick(['leaded', 'toplight'] as const)
  const big = stage.beds >= 4
  const x = big ? 132 : 164
  const w = big ? 456 : 392
  const art =
    chimney(x + w - 116, 52, 44, 130, brick.fill, brick.colour, 3) +
    pitchedRoof(stage, x - 12, x + w + 12, 104, 204, roof, 34) +
    rect(x, 204, w, GROUND - 204, plaster.fill) +
    rect(x, 312, w, GROUND - 312, brick.fill) +
    rect(x, 308, w, 6, '#4B3A30') +
    gutter(x + 150, 204, w - 150, WHITE) +
    gable(x, 172, 208, 84, upper.fill, timbered ? '#4B3A30' : WHITE, 14) +
    (timbered
      ? gableTimbers(x, 172, 212, 84) +
        stroke(
          d`M${x + 4} 214V308M${x + 44} 214V308M${x + 128} 214V308M${x + 168} 214V308M${x + 4} 300H${x + 168}`,
          '#4B3A30',
          4.4,
        )
      : '') +
    drawWindow(stage, x + 50, 224, 72, 58, { bars, head: 'none' }) +
    drawWindow(stage, x + 70, 142, 32, 30, { bars: 'casement', head: 'none' }) +
    cantedBay(stage, x + 24, 318, 124, 102, {
      wall: brick.fill,
      colour: brick.colour,
      bars,
      roof: 'hipped',
      roofColour: roof.colour,
    }) +
    drawWindow(stage, x + 196, 236, 50, 50, { bars, head: 'none' }) +
    drawWindow(stage, x + w - 108, 236, 66, 50, { bars, head: 'none' }) +
    drawWindow(stage, x + w - 112, 336, 76, 58, { bars, head: 'none' }) +
    canopy(x + 194, 332, 50, textured(stage.defs, 'tile', roof.colour)) +
    door(stage, x + 200, 346, 40, 74, {
      leaf: random.pick(['plank', 'glazed'] as const),
      colour: doorColour(stage),
      fan: 'none',
      frame: timbered ? '#4B3A30' : WHITE,
    }) +
    rect(x + 190, 418, 60, 6, '#C9785E') +
    shrubs(x + w - 150, 426, 140, random, stage.season) +
    hedge(x - 4, 428, 160, 18) +
    (random.chance(0.5) ? climber(x + w - 16, 420, 44, 150, random) : '')
  return { art, setting: 'garden', doorX: x + 220, left: x - 12, right: x + w + 12 }
}
