import { shade } from '../colour.ts'
import { LAMPLIGHT } from '../palette.ts'
import { circle, d, ellipse, path, rect } from '../shapes.ts'

export function floorLamp(x: number, y: number, shadeColour: string, metal: string): string {
  return (
    ellipse(x, y - 176, 62, 44, LAMPLIGHT, { opacity: 0.16 }) +
    rect(x - 1.6, y - 170, 3.2, 168, metal) +
    ellipse(x, y - 1, 20, 4, metal) +
    path(d`M${x - 17} ${y - 204}h34l11 38h-56Z`, shadeColour)
  )
}

export function tableLamp(x: number, y: number, shadeColour: string, base: string): string {
  return (
    ellipse(x, y - 44, 38, 30, LAMPLIGHT, { opacity: 0.18 }) +
    path(d`M${x - 8} ${y}q-5 -14 3 -24h10q8 10 3 24Z`, base) +
    path(d`M${x - 13} ${y - 54}h26l8 30h-42Z`, shadeColour)
  )
}

export function pendant(x: number, drop: number, colour: string, kind: number): string {
  const cord = rect(x - 1, 0, 2, drop, '#3B4145')
  const glow = ellipse(x, drop + 22, 52, 26, LAMPLIGHT, { opacity: 0.16 })
  if (kind === 0)
    return (
      glow +
      cord +
      path(
        d`M${x - 26} ${drop + 26}Q${x - 24} ${drop} ${x} ${drop - 4}Q${x + 24} ${drop} ${x + 26} ${drop + 26}Z`,
        colour,
      ) +
      rect(x - 26, drop + 25, 52, 3, shade(colour, -0.2))
    )
  if (kind === 1)
    return (
      glow + cord + circle(x, drop + 16, 20, '#FBEBD0') + rect(x - 7, drop - 7, 14, 7, '#3B4145')
    )
  return glow + cord + path(d`M${x - 10} ${drop}h20l22 28h-64Z`, colour)
}
