import { shade } from '../colour.ts'
import { door, doorColour } from '../doors.ts'
import { slateRoof, type Wall, wallOf } from '../materials.ts'
import { CHARCOAL } from '../palette.ts'
import { climber, shrubs } from '../planting.ts'
import { chimney, gutter, pitchedRoof } from '../roofs.ts'
import { d, path, rect, stroke } from '../shapes.ts'
import { type Elevation, GROUND, type Stage } from '../stage.ts'
import { textured } from '../textures.ts'
import { drawWindow } from '../windows.ts'

export function farmhouse(stage: Stage): Elevation {
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
