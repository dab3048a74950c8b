import { door, doorColour } from '../doors.ts'
import { wall, wallOf } from '../materials.ts'
import { CHARCOAL, GLASS, LAMPLIGHT } from '../palette.ts'
import { potPlant, shrubs } from '../planting.ts'
import { d, path, rect, repeat, stroke } from '../shapes.ts'
import { type Elevation, GROUND, type Stage } from '../stage.ts'
import { garageDoor } from './garageDoor.ts'

/** Flat roofs, timber and much glass. */
export function contemporary(stage: Stage): Elevation {
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
