import { shade } from './colour.ts'
import { CHARCOAL, OAK, WHITE } from './palette.ts'
import { circle, d, path, rect, stroke } from './shapes.ts'

/** A low garden wall with a coping, standing on y. */
export function gardenWall(
  x: number,
  y: number,
  w: number,
  h: number,
  fill: string,
  coping: string,
): string {
  return (
    rect(x, y - h, w, h, fill) +
    rect(x - 2, y - h - 4, w + 4, 5, coping) +
    rect(x, y - h + 1, w, 2.4, '#20302C', { opacity: 0.16 })
  )
}

export function gatePier(x: number, y: number, h: number, fill: string, cap: string): string {
  return (
    rect(x, y - h, 14, h, fill) +
    rect(x - 2.5, y - h - 5, 19, 6, cap) +
    path(d`M${x + 1} ${y - h - 5}h12l-6 -6Z`, shade(cap, -0.08))
  )
}

/** Iron railings with spear heads. */
export function railings(
  x: number,
  y: number,
  w: number,
  h: number,
  colour: string = CHARCOAL,
): string {
  let bars = ''
  for (let i = 4; i < w; i += 8) bars += d`M${x + i} ${y}V${y - h}`
  return (
    stroke(bars, colour, 1.8, { 'stroke-linecap': 'round' }) +
    rect(x, y - h + 6, w, 2.4, colour) +
    rect(x, y - 4, w, 3, colour)
  )
}

export function picketFence(
  x: number,
  y: number,
  w: number,
  h: number,
  colour: string = WHITE,
): string {
  let pales = ''
  for (let i = 0; i < w - 5; i += 11) pales += d`M${x + i} ${y}v${-h + 5}l3.5 -5l3.5 5v${h - 5}Z`
  return (
    rect(x, y - h * 0.72, w, 3.6, shade(colour, -0.08)) +
    rect(x, y - h * 0.32, w, 3.6, shade(colour, -0.08)) +
    path(pales, colour)
  )
}

/** A wooden garden fence of boards. */
export function boardFence(
  x: number,
  y: number,
  w: number,
  h: number,
  colour: string = OAK,
): string {
  let joints = ''
  for (let i = 12; i < w; i += 12) joints += d`M${x + i} ${y - h}V${y}`
  let posts = ''
  for (let i = 0; i <= w; i += 96) posts += d`M${x + i - 3} ${y}V${y - h - 5}h7V${y}Z`
  return (
    rect(x, y - h, w, h, colour) +
    stroke(joints, shade(colour, -0.2), 1.2, { opacity: 0.6 }) +
    rect(x, y - h, w, 3, shade(colour, 0.15)) +
    path(posts, shade(colour, -0.14))
  )
}

/** A five-barred field gate of width w standing on y. */
export function fieldGate(x: number, y: number, w: number, h: number, colour = '#B9A584'): string {
  let bars = ''
  for (let i = 0; i < 5; i += 1) bars += d`M${x} ${y - 8 - (h - 12) * (i / 4) ** 0.8}H${x + w}`
  return (
    stroke(bars, colour, 5) +
    stroke(
      d`M${x + 3} ${y - 8}L${x + w * 0.55} ${y - h + 4}M${x + 4} ${y - 4}V${y - h - 2}M${x + w - 4} ${y - 4}V${y - h + 2}M${x + w * 0.56} ${y - 6}V${y - h + 3}`,
      shade(colour, -0.08),
      5,
    ) +
    rect(x - 14, y - h - 12, 12, h + 14, shade(colour, -0.2)) +
    rect(x + w + 3, y - h - 12, 12, h + 14, shade(colour, -0.2))
  )
}

/** A street lamp; its light is part of the drawing only after sunset. */
export function lampPost(x: number, y: number, lit: boolean): string {
  const lamp = lit ? '#FBEBD0' : '#DCE4E0'
  return (
    (lit
      ? circle(x, y - 136, 34, '#FBEBD0', { opacity: 0.08 }) +
        circle(x, y - 136, 20, '#FBEBD0', { opacity: 0.16 })
      : '') +
    rect(x - 2, y - 122, 4, 122, CHARCOAL) +
    rect(x - 5, y - 10, 10, 10, CHARCOAL) +
    path(d`M${x - 9} ${y - 146}h18l-4 24h-10Z`, lamp) +
    path(d`M${x - 11} ${y - 146}h22l-8 -9h-6Z`, CHARCOAL) +
    rect(x - 6, y - 123, 12, 3, CHARCOAL)
  )
}

/** A red pillar box. */
export function pillarBox(x: number, y: number): string {
  return (
    rect(x - 11, y - 46, 22, 46, '#B93A32') +
    path(d`M${x - 13} ${y - 45}q13 -14 26 0v3h-26Z`, '#A5332C') +
    rect(x - 6, y - 36, 12, 2.6, '#3A1512') +
    rect(x - 5, y - 30, 10, 9, '#F1EADC') +
    rect(x - 13, y - 5, 26, 5, '#2F2F35')
  )
}

export function bicycle(x: number, y: number, colour: string): string {
  const wheel = (cx: number): string =>
    circle(cx, y - 13, 12, 'none', { stroke: CHARCOAL, 'stroke-width': 2 })
  return (
    wheel(x) +
    wheel(x + 36) +
    stroke(
      d`M${x} ${y - 13}L${x + 11} ${y - 30}H${x + 28}L${x + 15} ${y - 13}ZM${x + 36} ${y - 13}L${x + 27} ${y - 35}h-6M${x + 15} ${y - 13}L${x + 9} ${y - 36}h-6h9`,
      colour,
      2.4,
      { 'stroke-linejoin': 'round' },
    )
  )
}
