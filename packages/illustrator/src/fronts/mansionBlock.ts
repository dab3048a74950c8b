import { cantedBay } from '../bays.ts'
import { railings } from '../boundaries.ts'
import { door, steps, surround } from '../doors.ts'
import { slateRoof, wallOf } from '../materials.ts'
import { DOORS } from '../palette.ts'
import { potPlant } from '../planting.ts'
import { chimney, gable, pitchedRoof } from '../roofs.ts'
import { rect, repeat } from '../shapes.ts'
import { type Elevation, GROUND, type Stage } from '../stage.ts'
import { drawWindow } from '../windows.ts'

/** About 1895: red brick banded with stone, bays that climb into Dutch gables. */
export function mansionBlock(stage: Stage): Elevation {
  const { random } = stage
  const brick = wallOf(stage, random.pick(['red', 'red', 'stock'] as const))
  const stone = random.pick(['#F0E6D2', '#E6DAC4', '#F6F1E6'] as const)
  const roof = slateRoof(stage)
  const bars = random.pick(['sash1', 'sash6', 'sash2'] as const)
  const left = 96
  const w = 528
  const floors = [150, 240, 330]
  const sideColumn = (x: number): string =>
    floors
      .map((y) =>
        cantedBay(stage, x, y - 4, 112, 90, {
          wall: brick.fill,
          colour: brick.colour,
          bars,
          roof: 'none',
          roofColour: roof.colour,
        }),
      )
      .join('')
  const plain = (x: number): string =>
    floors
      .map((y) => drawWindow(stage, x, y + 12, 32, 50, { bars, head: 'keystone', trim: stone }))
      .join('')
  const middle = floors
    .slice(0, 2)
    .map((y) => drawWindow(stage, 342, y + 12, 36, 52, { bars, head: 'keystone', trim: stone }))
    .join('')
  const art =
    chimney(226, 62, 40, 112, brick.fill, brick.colour, 4) +
    chimney(454, 62, 40, 112, brick.fill, brick.colour, 4) +
    pitchedRoof(stage, left, left + w, 92, 142, roof, 14) +
    rect(left, 136, w, GROUND - 136, brick.fill) +
    repeat(8, (i) => rect(left, 150 + i * 34, w, 6, stone, { opacity: 0.75 })) +
    rect(left - 4, 132, w + 8, 8, stone) +
    gable(left + 4, 128, 146, 72, brick.fill, stone, 4) +
    gable(left + w - 132, 128, 146, 72, brick.fill, stone, 4) +
    drawWindow(stage, left + 54, 112, 28, 26, { bars: 'casement', head: 'none', sill: false }) +
    drawWindow(stage, left + w - 82, 112, 28, 26, { bars: 'casement', head: 'none', sill: false }) +
    sideColumn(left + 12) +
    sideColumn(left + w - 124) +
    plain(252) +
    plain(436) +
    middle +
    surround(338, 340, 44, 80, 318, 'pediment', stone) +
    door(stage, 338, 340, 44, 76, { leaf: 'six', colour: random.pick(DOORS), fan: 'box' }) +
    steps(338, 428, 44, 2) +
    railings(left + 2, 430, 206, 32) +
    railings(left + w - 208, 430, 206, 32) +
    potPlant(314, 428, random, '#3E474B') +
    potPlant(406, 428, random, '#3E474B')
  return { art, setting: 'street', doorX: 360, left, right: left + w }
}
