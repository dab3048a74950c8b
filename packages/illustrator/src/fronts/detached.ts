import { cantedBay } from '../bays.ts'
import { shade } from '../colour.ts'
import { canopy, door, surround } from '../doors.ts'
import { slateRoof, tileRoof, type Wall, wall, wallOf } from '../materials.ts'
import { CHARCOAL, DOORS, GLASS, LAMPLIGHT, OAK, WHITE } from '../palette.ts'
import { climber, hedge, potPlant, shrubs } from '../planting.ts'
import { takeTurns } from '../random.ts'
import { chimney, gable, gableTimbers, gutter, pitchedRoof, rooflight } from '../roofs.ts'
import { d, path, polygon, rect, repeat, stroke } from '../shapes.ts'
import { type Elevation, GROUND, type Stage } from '../stage.ts'
import { textured } from '../textures.ts'
import { drawWindow, type Head } from '../windows.ts'

/** A house on its own ground; four bedrooms and more make it wider or give it a garage. */
export function detached(stage: Stage): Elevation {
  return takeTurns(
    [georgian, artsAndCrafts, farmhouse, contemporary, estateHouse] as const,
    stage.seed,
  )(stage)
}

function georgian(stage: Stage): Elevation {
  const { random } = stage
  const walls = wallOf(
    stage,
    takeTurns(['stone', 'render', 'red', 'stock'] as const, Math.floor(stage.seed / 5)),
  )
  const roof = slateRoof(stage)
  const bays = stage.beds >= 4 ? 5 : 3
  const w = bays === 5 ? 436 : 332
  const x = 360 - w / 2
  const bars = random.pick(['sash6', 'sash2'] as const)
  const head: Head =
    walls.surface === 'brick' ? 'brick' : walls.surface === 'stone' ? 'keystone' : 'none'
  const trim = walls.surface === 'brick' ? shade(walls.colour, 0.4) : walls.trim
  const step = w / bays
  const columns = Array.from({ length: bays }, (_, i) => x + step * (i + 0.5) - 20)
  const middle = (bays - 1) / 2
  const quoins = walls.surface !== 'render' || random.chance(0.5)
  const art =
    chimney(x + 26, 66, 38, 112, walls.fill, walls.colour, 3) +
    chimney(x + w - 64, 66, 38, 112, walls.fill, walls.colour, 3) +
    pitchedRoof(stage, x - 14, x + w + 14, 104, 188, roof, 52) +
    rect(x, 188, w, GROUND - 188, walls.fill) +
    rect(x - 8, 186, w + 16, 9, WHITE) +
    rect(x, 195, w, 6, '#20302C', { opacity: 0.13 }) +
    rect(x, 302, w, 6, trim) +
    (quoins ? quoinStones(x, walls) + quoinStones(x + w - 14, walls) : '') +
    columns
      .map(
        (cx, i) =>
          drawWindow(stage, cx, 220, 40, 64, { bars, head, trim }) +
          (i === middle ? '' : drawWindow(stage, cx - 1, 330, 42, 70, { bars, head, trim })),
      )
      .join('') +
    surround(338, 346, 44, 74, 322, random.pick(['pediment', 'hood'] as const), WHITE) +
    door(stage, 338, 346, 44, 74, { leaf: 'six', colour: doorColour(stage), fan: 'box' }) +
    rect(322, 418, 76, 6, '#D9D2C4') +
    (random.chance(0.35) ? climber(x + 22, 420, 62, 170, random) : '') +
    hedge(x - 6, 428, w / 2 - 56, 20) +
    hedge(x + w / 2 + 62, 428, w / 2 - 56, 20) +
    potPlant(308, 426, random, '#5E6066') +
    potPlant(412, 426, random, '#5E6066')
  return { art, setting: 'garden', doorX: 360, left: x - 14, right: x + w + 14 }
}

function doorColour(stage: Stage): string {
  return takeTurns(DOORS, stage.seed + stage.random.int(0, 2))
}

function quoinStones(x: number, walls: Wall): string {
  return repeat(11, (i) =>
    rect(x + (i % 2 ? 0 : -1), 200 + i * 20, i % 2 ? 10 : 15, 19, shade(walls.trim, -0.03)),
  )
}

/** Around 1910: unequal gables, black timbers or hung tiles, a tall chimney. */
function artsAndCrafts(stage: Stage): Elevation {
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

function farmhouse(stage: Stage): Elevation {
  const { random } = stage
  const stone = wallOf(stage, random.pick(['stone', 'rubble'] as const))
  const roof = slateRoof(stage)
  const bars = random.pick(['sash6', 'sash2', 'casement'] as const)
  const style = { bars, head: random.pick(['lintel', 'label'] as const), trim: stone.trim } as const
  const barn = stage.beds >= 4 || random.chance(0.4)
  const x = barn ? 116 : 186
  const w = 348
  const mid = x + w / 2
  const art =
    (barn ? outbuilding(stage, x + w, stone) : '') +
    pitchedRoof(stage, x - 6, x + w + 6, 118, 204, roof) +
    chimney(x + 2, 78, 42, 128, stone.fill, stone.colour, 2) +
    chimney(x + w - 44, 78, 42, 128, stone.fill, stone.colour, 2) +
    rect(x, 204, w, GROUND - 204, stone.fill) +
    gutter(x, 204, w, CHARCOAL) +
    [x + 44, mid - 21, x + w - 86].map((cx) => drawWindow(stage, cx, 240, 42, 56, style)).join('') +
    [x + 40, x + w - 90].map((cx) => drawWindow(stage, cx, 336, 50, 60, style)).join('') +
    rect(mid - 34, 340, 68, 80, stone.fill) +
    path(
      d`M${mid - 46} 346L${mid} 306L${mid + 46} 346Z`,
      textured(stage.defs, 'slate', roof.colour),
    ) +
    path(d`M${mid - 34} 346L${mid} 318L${mid + 34} 346Z`, stone.fill) +
    door(stage, mid - 20, 350, 40, 70, {
      leaf: 'plank',
      colour: doorColour(stage),
      fan: 'none',
      frame: stone.trim,
    }) +
    climber(x + 18, 420, 50, 150, random) +
    shrubs(x - 8, 428, 128, random, stage.season) +
    shrubs(mid + 48, 428, 116, random, stage.season)
  return { art, setting: 'lane', doorX: mid, left: x - 10, right: barn ? x + w + 150 : x + w + 10 }
}

function outbuilding(stage: Stage, x: number, stone: Wall): string {
  return (
    pitchedRoof(stage, x - 4, x + 142, 204, 272, { surface: 'tile', colour: '#9A5F48' }) +
    rect(x, 272, 136, GROUND - 272, shade(stone.colour, -0.06)) +
    rect(x, 272, 136, 7, '#20302C', { opacity: 0.15 }) +
    path(d`M${x + 30} 420V330Q${x + 68} 300 ${x + 106} 330V420Z`, '#5D4C3C') +
    stroke(d`M${x + 68} 314V420M${x + 49} 318V420M${x + 87} 318V420`, '#4B3A30', 2)
  )
}

/** Flat roofs, timber and much glass. */
function contemporary(stage: Stage): Elevation {
  const { random } = stage
  const white = wallOf(stage, 'render')
  const timber = wall(stage, 'board', random.pick(['#A98562', '#8C7A68', '#6E6259'] as const))
  const brick = wallOf(stage, random.pick(['stock', 'red'] as const))
  const base = random.chance(0.5) ? brick : white
  const glass = (x: number, y: number, w: number, h: number, panes: number): string => {
    const lit = random.chance(stage.lit)
    return (
      rect(x - 4, y - 4, w + 8, h + 8, CHARCOAL) +
      rect(x, y, w, h, lit ? LAMPLIGHT : GLASS) +
      path(
        d`M${x} ${y + h}L${x + w * 0.5} ${y}H${x + w * 0.8}L${x + w * 0.3} ${y + h}Z`,
        '#FFFFFF',
        { opacity: 0.16 },
      ) +
      repeat(panes - 1, (i) => rect(x + (w * (i + 1)) / panes - 1.5, y, 3, h, CHARCOAL))
    )
  }
  const art =
    rect(150, 284, 420, GROUND - 284, base.fill) +
    rect(236, 148, 312, 140, white.fill) +
    rect(236, 148, 112, 140, timber.fill) +
    rect(224, 138, 338, 12, CHARCOAL) +
    rect(236, 150, 312, 6, '#20302C', { opacity: 0.14 }) +
    glass(372, 176, 150, 90, 3) +
    glass(262, 176, 56, 90, 1) +
    stroke(`${repeat(10, (i) => d`M${376 + i * 16} 268v-30`)}M368 238H526`, '#E9E6DE', 1.8) +
    rect(136, 276, 448, 12, CHARCOAL) +
    rect(150, 288, 420, 7, '#20302C', { opacity: 0.14 }) +
    glass(176, 314, 132, 106, 3) +
    rect(326, 300, 84, 120, timber.fill) +
    door(stage, 344, 332, 46, 88, {
      leaf: 'modern',
      colour: doorColour(stage),
      fan: 'none',
      frame: CHARCOAL,
    }) +
    (stage.beds >= 4 ? garageDoor(432, 326, 116) : glass(434, 322, 112, 66, 2)) +
    rect(330, 418, 78, 6, '#D9D2C4') +
    potPlant(322, 426, random, '#5E6066') +
    shrubs(150, 430, 150, random, stage.season)
  return { art, setting: 'garden', doorX: 367, left: 136, right: 584 }
}

function garageDoor(x: number, y: number, w: number): string {
  const c = '#8E9698'
  return (
    rect(x - 4, y - 4, w + 8, GROUND - y + 4, CHARCOAL) +
    rect(x, y, w, GROUND - y, c) +
    stroke(
      repeat(5, (i) => d`M${x} ${y + 16 + i * 16}h${w}`),
      shade(c, -0.2),
      1.4,
    )
  )
}

/** A family house of an estate: one gable forward, a garage beside. */
function estateHouse(stage: Stage): Elevation {
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
