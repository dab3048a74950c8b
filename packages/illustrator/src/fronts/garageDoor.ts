import { shade } from '../colour.ts'
import { CHARCOAL } from '../palette.ts'
import { d, rect, repeat, stroke } from '../shapes.ts'
import { GROUND } from '../stage.ts'

export function garageDoor(x: number, y: number, w: number): string {
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
