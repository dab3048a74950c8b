import { bicycle } from '../boundaries.ts'
import { shade } from '../colour.ts'
import { door } from '../doors.ts'
import { wallOf } from '../materials.ts'
import { CHARCOAL, DOORS } from '../palette.ts'
import { potPlant } from '../planting.ts'
import { d, path, rect, repeat, stroke } from '../shapes.ts'
import { type Elevation, GROUND, type Stage } from '../stage.ts'
import { drawWindow } from '../windows.ts'

/** Lofts in an old mill or warehouse: big gridded windows between brick piers, a hoist at the top. */
export function warehouse(stage: Stage): Elevation {
  const { random } = stage
  const brick = wallOf(stage, random.pick(['red', 'stock', 'red'] as const))
  const columns = 5
  const x = 128
  const w = 464
  const top = 92
  const step = w / columns
  const dark = shade(brick.colour, -0.22)
  const frame = random.pick([CHARCOAL, '#3F4F4C', '#5B4A45'] as const)
  const bays = repeat(columns * 4, (i) => {
    const column = i % columns
    const floor = Math.floor(i / columns)
    const cx = x + 20 + column * step
    const cy = 122 + floor * 78
    if (floor === 3 && column === 2) return ''
    if (column === 2) return hoistDoor(cx + 4, cy - 6, random.chance(stage.lit))
    return drawWindow(stage, cx, cy, step - 40, 50, {
      bars: 'grid',
      head: 'segment',
      frame,
      trim: dark,
      dressing: 0,
    })
  })
  const art =
    rect(x, top, w, GROUND - top, brick.fill) +
    path(d`M${x + step * 1.9} ${top}L360 58L${x + step * 3.1} ${top}Z`, brick.fill) +
    path(
      d`M${x + step * 1.9 - 6} ${top + 2}L360 52L${x + step * 3.1 + 6} ${top + 2}L${x + step * 3.1 - 4} ${top + 4}L360 62L${x + step * 1.9 + 4} ${top + 4}Z`,
      dark,
    ) +
    rect(x - 4, top - 4, step * 1.9, 9, dark) +
    rect(x + step * 3.1, top - 4, step * 1.9 + 4, 9, dark) +
    repeat(columns + 1, (i) =>
      rect(x + i * step - 6, top + 5, 12, GROUND - top - 5, shade(brick.colour, -0.07)),
    ) +
    bays +
    stroke('M360 76V100M344 86H376', CHARCOAL, 5) +
    rect(x, 404, w, 16, dark) +
    door(stage, 338, 346, 44, 74, {
      leaf: 'modern',
      colour: random.pick(DOORS),
      fan: 'box',
      frame: CHARCOAL,
    }) +
    rect(322, 306, 76, 8, CHARCOAL) +
    potPlant(316, 426, random, '#5E6066') +
    potPlant(404, 426, random, '#5E6066') +
    bicycle(x + 34, 428, random.pick(DOORS))
  return { art, setting: 'street', doorX: 360, left: x, right: x + w }
}

function hoistDoor(x: number, y: number, lit: boolean): string {
  return (
    rect(x - 4, y - 4, 52, 68, CHARCOAL) +
    rect(x, y, 44, 60, lit ? '#F6D78F' : '#9DB7BC') +
    stroke(d`M${x + 22} ${y}v60M${x} ${y + 20}h44M${x} ${y + 40}h44`, CHARCOAL, 1.8) +
    stroke(
      `${repeat(7, (i) => d`M${x - 2 + i * 8} ${y + 62}v-22`)}${d`M${x - 4} ${y + 40}h52`}`,
      CHARCOAL,
      1.8,
    )
  )
}
