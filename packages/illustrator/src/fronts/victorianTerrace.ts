import { cantedBay } from '../bays.ts'
import { gardenWall, gatePier } from '../boundaries.ts'
import { shade } from '../colour.ts'
import { door } from '../doors.ts'
import { slateRoof, wallOf, weathered } from '../materials.ts'
import { hedge, potPlant, shrubs } from '../planting.ts'
import { takeTurns } from '../random.ts'
import { chimney, dormer, gutter, pitchedRoof, rooflight } from '../roofs.ts'
import { path, rect } from '../shapes.ts'
import { type Elevation, GROUND, type Stage } from '../stage.ts'
import { drawWindow, type Head } from '../windows.ts'
import { row } from './row.ts'

const WIDTH = 208
const EAVES = 184
const RIDGE = 118

/** Two storeys of brick with a canted bay, paired sashes above it and a recessed arched porch. */
export function victorianTerrace(stage: Stage): Elevation {
  const { random } = stage
  const brick = wallOf(
    stage,
    takeTurns(['red', 'stock', 'red', 'stone'] as const, Math.floor(stage.seed / 2)),
  )
  const roof = slateRoof(stage)
  const head = random.pick<Head>(['lintel', 'segment', 'keystone', 'brick'])
  const trim =
    head === 'brick' || head === 'segment'
      ? shade(brick.colour, random.chance(0.5) ? 0.5 : -0.2)
      : brick.trim
  const bars = random.pick(['sash1', 'sash2'] as const)
  const bayRoof = random.pick(['hipped', 'lead'] as const)
  const doubleBay = random.chance(0.35)
  const leaf = random.pick(['four', 'victorian'] as const)
  const fronted = random.pick(['wall', 'hedge', 'mixed'] as const)
  const dentils = random.chance(0.6)

  const art = row(stage, WIDTH, true, ({ index, doorColour }) => {
    const wall = weathered(stage, brick, index % 2 === 0 ? 0 : 0.05)
    const upstairs = doubleBay
      ? cantedBay(stage, 18, 196, 112, 106, {
          wall: wall.fill,
          colour: wall.colour,
          bars,
          roof: 'none',
          roofColour: roof.colour,
        })
      : drawWindow(stage, 32, 212, 36, 66, { bars, head, trim }) +
        drawWindow(stage, 84, 212, 36, 66, { bars, head, trim })
    const loft =
      index === 0 && stage.beds >= 4
        ? dormer(stage, 52, 168, 54, 40, {
            cheek: shade(roof.colour, 0.1),
            roof,
            bars: 'casement',
            kind: 'flat',
          })
        : index !== 0 && random.chance(0.3)
          ? rooflight(70, 136, 26, 28, random.chance(stage.lit))
          : ''
    const shell =
      pitchedRoof(stage, -1, WIDTH + 1, RIDGE, EAVES, roof) +
      rect(-4, RIDGE - 2, 7, EAVES - RIDGE + 2, shade(wall.colour, -0.12)) +
      chimney(index % 2 === 0 ? -22 : WIDTH - 22, 76, 44, RIDGE + 16, wall.fill, wall.colour, 3) +
      rect(0, EAVES, WIDTH + 0.5, GROUND - EAVES, wall.fill) +
      rect(0, EAVES + 108, WIDTH, 5, trim) +
      gutter(0, EAVES, WIDTH + 0.5) +
      (dentils ? path(`M4 ${EAVES + 7}${'h6v6h-6v-6m12.3 0'.repeat(17)}`, trim) : '')
    return (
      stage.defs.stamp(shell, 0, 0) +
      loft +
      upstairs +
      drawWindow(stage, 154, 212, 32, 66, { bars, head, trim }) +
      cantedBay(stage, 18, 306, 112, 114, {
        wall: wall.fill,
        colour: wall.colour,
        bars,
        roof: doubleBay ? 'none' : bayRoof,
        roofColour: roof.colour,
      }) +
      porch(stage, doorColour, leaf, trim) +
      forecourt(stage, fronted, wall.fill, trim, index)
    )
  })
  return { art, setting: 'street', doorX: 430, left: 0, right: 720 }
}

function porch(stage: Stage, colour: string, leaf: 'four' | 'victorian', trim: string): string {
  return (
    stage.defs.stamp(
      path('M143 420V334A27 27 0 0 1 197 334V420Z', trim) +
        path('M148 420V334A22 22 0 0 1 192 334V420Z', '#3A3431'),
      0,
      0,
    ) +
    door(stage, 152, 340, 36, 78, { leaf, colour, fan: 'box' }) +
    rect(145, 416, 50, 6, '#D9D2C4') +
    rect(148, 422, 44, 6, '#C7BFB0')
  )
}

function forecourt(
  stage: Stage,
  kind: 'wall' | 'hedge' | 'mixed',
  brick: string,
  trim: string,
  index: number,
): string {
  const front = kind === 'wall' || (kind === 'mixed' && index % 2 === 0)
  return front
    ? shrubs(14, 410, 116, stage.random, stage.season) +
        stage.defs.stamp(
          gardenWall(4, 430, 132, 18, brick, trim) +
            gatePier(128, 430, 30, brick, trim) +
            gatePier(196, 430, 30, brick, trim),
          0,
          0,
        )
    : stage.defs.stamp(hedge(6, 430, 128, 30), 0, 0) +
        (index === 0 ? potPlant(138, 424, stage.random) + potPlant(201, 424, stage.random) : '')
}
