import { shade } from '../colour.ts'
import { WHITE } from '../palette.ts'
import type { Random } from '../random.ts'
import { circle, d, ellipse, path, rect, repeat, stroke } from '../shapes.ts'
import { underneath } from './floorShadow.ts'
import { vase } from './ornaments.ts'

export function rug(
  x: number,
  y: number,
  rx: number,
  ry: number,
  colour: string,
  pattern: number,
): string {
  const line = shade(colour, -0.14)
  if (pattern === 0)
    return (
      ellipse(x, y, rx, ry, colour) +
      ellipse(x, y, rx * 0.82, ry * 0.78, 'none', { stroke: line, 'stroke-width': 2.4 })
    )
  const outline = d`M${x - rx * 0.86} ${y - ry}H${x + rx * 0.86}L${x + rx} ${y + ry}H${x - rx}Z`
  const stripes = pattern === 1 ? [-0.6, -0.2, 0.2, 0.6] : [-0.78, 0.76]
  return (
    path(outline, colour) +
    stroke(
      stripes
        .map((s) => d`M${x - rx * (0.93 + s * 0.07)} ${y + ry * s}H${x + rx * (0.93 + s * 0.07)}`)
        .join(''),
      line,
      pattern === 1 ? 4 : 3,
    ) +
    stroke(
      repeat(14, (i) => d`M${x - rx * 1.0 + (i * rx) / 6.5} ${y + ry}v5`),
      line,
      1.8,
    )
  )
}

/** A sofa or armchair whose feet stand on y; its cushions are listed by colour. */
export function sofa(
  x: number,
  y: number,
  w: number,
  colour: string,
  cushions: readonly string[],
  seats = 2,
): string {
  const dark = shade(colour, -0.14)
  const back = y - 96
  const seatTop = y - 52
  const inner = w - 52
  return (
    underneath(x, y + 3, w) +
    path(d`M${x + 14} ${y - 8}l-4 10h6l4 -10ZM${x + w - 14} ${y - 8}l4 10h-6l-4 -10Z`, '#6B5443') +
    rect(x + 12, back, w - 24, 76, colour, { rx: 14 }) +
    repeat(seats - 1, (i) =>
      rect(x + 26 + (inner * (i + 1)) / seats - 1, back + 8, 2, 44, dark, { opacity: 0.6 }),
    ) +
    cushions
      .map((c, i) =>
        cushion(
          i % 2 === 0 ? x + 38 + i * 12 : x + w - 70 - i * 4,
          seatTop - 34,
          c,
          i % 2 === 0 ? -8 : 9,
        ),
      )
      .join('') +
    repeat(seats, (i) =>
      rect(x + 26 + (inner * i) / seats, seatTop, inner / seats - 2, 24, shade(colour, 0.08), {
        rx: 7,
      }),
    ) +
    rect(x + 20, y - 32, w - 40, 24, dark, { rx: 4 }) +
    rect(x, y - 70, 30, 64, colour, { rx: 13 }) +
    rect(x + w - 30, y - 70, 30, 64, colour, { rx: 13 }) +
    rect(x + w - 9, y - 60, 9, 46, '#000000', { opacity: 0.07, rx: 4 })
  )
}

function cushion(x: number, y: number, c: string, turn: number): string {
  return `<g transform="rotate(${turn} ${x + 16} ${y + 16})">${rect(x, y, 34, 34, c, { rx: 6 })}${path(d`M${x + 5} ${y + 17}h24`, 'none', { stroke: shade(c, 0.3), 'stroke-width': 2 })}</g>`
}

export function coffeeTable(x: number, y: number, w: number, wood: string, random: Random): string {
  return (
    underneath(x, y + 2, w) +
    stroke(
      d`M${x + 16} ${y - 28}L${x + 8} ${y}M${x + w - 16} ${y - 28}L${x + w - 8} ${y}`,
      shade(wood, -0.2),
      5,
      { 'stroke-linecap': 'round' },
    ) +
    rect(x, y - 34, w, 9, wood, { rx: 4 }) +
    rect(x + 20, y - 40, 38, 6, '#5D7B6F') +
    rect(x + 24, y - 45, 32, 5, '#C98D6C') +
    (random.chance(0.6)
      ? vase(x + w - 34, y - 34, random)
      : ellipse(x + w - 40, y - 37, 16, 4, WHITE))
  )
}

export function sideTable(x: number, y: number, w: number, h: number, wood: string): string {
  return (
    underneath(x, y + 1, w) +
    stroke(d`M${x + 6} ${y - h}V${y}M${x + w - 6} ${y - h}V${y}`, shade(wood, -0.2), 4) +
    rect(x, y - h, w, 7, wood, { rx: 2 }) +
    rect(x + 3, y - h + 7, w - 6, 18, shade(wood, -0.08)) +
    circle(x + w / 2, y - h + 16, 2.4, '#E6C36A')
  )
}

export function chair(x: number, y: number, colour: string, facing: 1 | -1): string {
  const s = facing
  return (
    stroke(
      d`M${x} ${y}L${x + s * 3} ${y - 42}L${x - s * 4} ${y - 92}M${x + s * 34} ${y}L${x + s * 31} ${y - 42}`,
      shade(colour, -0.12),
      5,
      { 'stroke-linecap': 'round' },
    ) +
    rect(Math.min(x, x + s * 36), y - 46, 36, 8, colour, { rx: 3 }) +
    path(d`M${x - s * 2} ${y - 60}l${-s * 3} -32h${s * 7}l${s * 3} 32Z`, colour)
  )
}
