import { cantedBay } from '../bays.ts'
import { railings } from '../boundaries.ts'
import { door, steps, surround } from '../doors.ts'
import { slateRoof, type Wall, wallOf } from '../materials.ts'
import { DOORS } from '../palette.ts'
import { potPlant } from '../planting.ts'
import { takeTurns } from '../random.ts'
import { chimney, dormer, gable, pitchedRoof, type RoofStyle } from '../roofs.ts'
import { rect, repeat } from '../shapes.ts'
import { type Elevation, GROUND, type Stage } from '../stage.ts'
import { type Bars, drawWindow } from '../windows.ts'

const LEFT = 96
const WIDTH = 528
const FLOORS = [150, 240, 330] as const
const BAY = 112

interface Block {
  brick: Wall
  stone: string
  roof: RoofStyle
  bars: Bars
}

/** About 1895: brick banded with stone, bays that climb into gables at the sides or in the middle. */
export function mansionBlock(stage: Stage): Elevation {
  const { random, seed } = stage
  const block: Block = {
    brick: wallOf(
      stage,
      takeTurns(['red', 'stock', 'red', 'stone'] as const, Math.floor(seed / 6)),
    ),
    stone: random.pick(['#F0E6D2', '#E6DAC4', '#F6F1E6'] as const),
    roof: slateRoof(stage),
    bars: random.pick(['sash1', 'sash6', 'sash2'] as const),
  }
  const { brick, stone, roof } = block
  const banded = random.chance(0.6)
  const isTwin = random.chance(0.5)
  const art =
    chimney(isTwin ? 226 : 150, 62, 40, 112, brick.fill, brick.colour, 4) +
    chimney(isTwin ? 454 : 530, 62, 40, 112, brick.fill, brick.colour, 4) +
    pitchedRoof(stage, LEFT, LEFT + WIDTH, 92, 142, roof, 14) +
    rect(LEFT, 136, WIDTH, GROUND - 136, brick.fill) +
    repeat(banded ? 8 : 3, (i) =>
      rect(LEFT, banded ? 150 + i * 34 : 232 + i * 90, WIDTH, 6, stone, { opacity: 0.75 }),
    ) +
    rect(LEFT - 4, 132, WIDTH + 8, 8, stone) +
    (isTwin ? twinBays(stage, block) : centralBay(stage, block)) +
    entrance(stage, stone)
  return { art, setting: 'street', doorX: 360, left: LEFT, right: LEFT + WIDTH }
}

function bayAt(stage: Stage, { brick, bars, roof }: Block, x: number, floors: number): string {
  return FLOORS.slice(0, floors)
    .map((y) =>
      cantedBay(stage, x, y - 4, BAY, 90, {
        wall: brick.fill,
        colour: brick.colour,
        bars,
        roof: 'none',
        roofColour: roof.colour,
      }),
    )
    .join('')
}

function plainWindows(stage: Stage, { bars, stone }: Block, x: number, floors: number): string {
  return FLOORS.slice(0, floors)
    .map((y) => drawWindow(stage, x, y + 12, 34, 50, { bars, head: 'keystone', trim: stone }))
    .join('')
}

function gableOver(stage: Stage, { brick, stone }: Block, x: number): string {
  return (
    gable(x, 128, 146, 72, brick.fill, stone, 4) +
    drawWindow(stage, x + 50, 112, 28, 26, { bars: 'casement', head: 'none', sill: false })
  )
}

function twinBays(stage: Stage, block: Block): string {
  return (
    gableOver(stage, block, LEFT + 4) +
    gableOver(stage, block, LEFT + WIDTH - 132) +
    bayAt(stage, block, LEFT + 12, 3) +
    bayAt(stage, block, LEFT + WIDTH - BAY - 12, 3) +
    plainWindows(stage, block, 251, 3) +
    plainWindows(stage, block, 435, 3) +
    plainWindows(stage, block, 343, 2)
  )
}

function centralBay(stage: Stage, block: Block): string {
  const sides = [118, 182, 246, 440, 504, 568]
  const cheek = { cheek: block.stone, roof: block.roof, bars: 'casement', kind: 'flat' } as const
  return (
    dormer(stage, 214, 132, 46, 32, cheek) +
    dormer(stage, 460, 132, 46, 32, cheek) +
    gableOver(stage, block, 296) +
    bayAt(stage, block, 304, 2) +
    sides.map((x) => plainWindows(stage, block, x, 3)).join('')
  )
}

function entrance(stage: Stage, stone: string): string {
  const { random } = stage
  return (
    surround(338, 340, 44, 80, 318, random.pick(['pediment', 'hood'] as const), stone) +
    door(stage, 338, 340, 44, 76, { leaf: 'six', colour: random.pick(DOORS), fan: 'box' }) +
    steps(338, 428, 44, 2) +
    railings(LEFT + 2, 430, 206, 32) +
    railings(LEFT + WIDTH - 208, 430, 206, 32) +
    potPlant(314, 428, random, '#3E474B') +
    potPlant(406, 428, random, '#3E474B')
  )
}
