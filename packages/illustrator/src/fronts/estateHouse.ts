import { cantedBay } from '../bays.ts'
import { shade } from '../colour.ts'
import { canopy, door, doorColour } from '../doors.ts'
import { slateRoof, tileRoof, wall, wallOf } from '../materials.ts'
import { OAK, WHITE } from '../palette.ts'
import { hedge, shrubs } from '../planting.ts'
import { takeTurns } from '../random.ts'
import { chimney, gable, gutter, pitchedRoof, rooflight } from '../roofs.ts'
import { polygon, rect } from '../shapes.ts'
import { type Elevation, GROUND, type Stage } from '../stage.ts'
import { textured } from '../textures.ts'
import { drawWindow } from '../windows.ts'
import { garageDoor } from './garageDoor.ts'

/** A family house of an estate: one gable forward, a garage beside. */
export function estateHouse(stage: Stage): Elevation {
  const { random } = stage
  const brick = wallOf(
    stage,
    takeTurns(['red', 'stock', 'red'] as const, Math.floor(stage.seed / 5)),
  )
  const gableWall = random.pick([
    brick,
    wallOf(stage, 'render'),
    wall(stage, 'board', '#E9E2D3'),
  ] as const)
  const roof = random.chance(0.5) ? tileRoof(stage) : slateRoof(stage)
  const bars = random.pick(['casement', 'toplight', 'sash6'] as const)
  const garage = stage.beds >= 3
  const x = garage ? 126 : 188
  const style = {
    bars,
    head: brick.surface === 'brick' ? 'brick' : 'none',
    trim: shade(brick.colour, 0.3),
  } as const
  const wood = random.chance(0.4)
  const art =
    (garage
      ? pitchedRoof(stage, x + 336, x + 478, 258, 320, roof, 8) +
        rect(x + 336, 320, 132, 100, brick.fill) +
        gutter(x + 336, 320, 136) +
        garageDoor(x + 354, 344, 96)
      : '') +
    chimney(x + 250, 84, 34, 130, brick.fill, brick.colour, 2) +
    pitchedRoof(stage, x - 10, x + 350, 116, 204, roof, 10) +
    rect(x, 204, 340, GROUND - 204, brick.fill) +
    gutter(x + 150, 204, 194) +
    polygon(
      [
        [x, 420],
        [x, 208],
        [x + 156, 208],
        [x + 156, 420],
      ],
      gableWall.fill,
    ) +
    rect(x, 318, 156, 102, brick.fill) +
    gable(x, 156, 208, 108, gableWall.fill, WHITE, 12) +
    drawWindow(stage, x + 42, 226, 72, 56, { bars, head: 'none' }) +
    (stage.beds >= 4 ? rooflight(x + 210, 142) : '') +
    cantedBay(stage, x + 22, 322, 112, 98, {
      wall: brick.fill,
      colour: brick.colour,
      bars,
      roof: 'lead',
      roofColour: roof.colour,
    }) +
    drawWindow(stage, x + 184, 232, 44, 50, style) +
    drawWindow(stage, x + 264, 232, 50, 50, style) +
    drawWindow(stage, x + 262, 338, 56, 56, style) +
    canopy(x + 184, 334, 48, textured(stage.defs, roof.surface, roof.colour)) +
    door(stage, x + 188, 346, 40, 74, {
      leaf: 'glazed',
      colour: doorColour(stage),
      fan: 'none',
      frame: wood ? OAK : WHITE,
    }) +
    rect(x + 178, 418, 60, 6, '#D3CCBE') +
    hedge(x + 250, 428, 82, 18) +
    shrubs(x + 6, 428, 140, random, stage.season)
  return { art, setting: 'garden', doorX: x + 208, left: x - 12, right: garage ? x + 478 : x + 350 }
}
