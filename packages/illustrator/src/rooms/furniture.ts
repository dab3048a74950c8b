import { mix, shade } from '../colour.ts'
import { LAMPLIGHT, WHITE } from '../palette.ts'
import type { Random } from '../random.ts'
import { circle, d, ellipse, path, rect, repeat, stroke } from '../shapes.ts'

/** A soft shadow on the floor. */
export function underneath(x: number, y: number, w: number): string {
  return ellipse(x + w / 2, y, w / 2 + 8, 7, '#20302C', { opacity: 0.13 })
}

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

export function vase(x: number, y: number, random: Random): string {
  const c = random.pick(['#F4EFE4', '#8FA9B5', '#C98D6C', '#D8C9B4'] as const)
  const bloom = random.pick(['#E08E79', '#F0C75E', '#F7F1E5', '#B78FB5', '#6B8C66'] as const)
  return (
    stroke(
      d`M${x} ${y - 18}q-4 -12 -11 -20M${x} ${y - 18}q0 -14 1 -26M${x} ${y - 18}q5 -10 12 -17`,
      '#6B8C66',
      2.2,
    ) +
    circle(x - 11, y - 40, 6, bloom) +
    circle(x + 1, y - 46, 7, bloom) +
    circle(x + 12, y - 37, 5.4, bloom) +
    path(d`M${x - 5} ${y - 20}h10q-1 5 4 10t-4 10h-10q-9 -5 -4 -10t4 -10Z`, c)
  )
}

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

/** A picture in a frame: hills, a still life, or shapes. */
export function framed(
  x: number,
  y: number,
  w: number,
  h: number,
  colours: readonly [string, string, string],
  kind: number,
): string {
  const [a, b, c] = colours
  const mat = 6
  const [ix, iy, iw, ih] = [x + mat + 3, y + mat + 3, w - 2 * mat - 6, h - 2 * mat - 6]
  const art =
    kind === 0
      ? rect(ix, iy, iw, ih, mix(b, '#FFFFFF', 0.6)) +
        path(
          d`M${ix} ${iy + ih}V${iy + ih * 0.6}Q${ix + iw * 0.3} ${iy + ih * 0.3} ${ix + iw * 0.6} ${iy + ih * 0.62}T${ix + iw} ${iy + ih * 0.5}V${iy + ih}Z`,
          a,
        ) +
        circle(ix + iw * 0.72, iy + ih * 0.26, iw * 0.11, c)
      : kind === 1
        ? rect(ix, iy, iw, ih, mix(c, '#FFFFFF', 0.7)) +
          path(
            d`M${ix + iw * 0.2} ${iy + ih}V${iy + ih * 0.5}A${iw * 0.3} ${iw * 0.3} 0 0 1 ${ix + iw * 0.8} ${iy + ih * 0.5}V${iy + ih}Z`,
            a,
          ) +
          circle(ix + iw * 0.5, iy + ih * 0.42, iw * 0.13, b)
        : rect(ix, iy, iw, ih, WHITE) +
          stroke(
            d`M${ix + iw * 0.5} ${iy + ih * 0.9}V${iy + ih * 0.2}M${ix + iw * 0.5} ${iy + ih * 0.5}q${-iw * 0.3} ${-ih * 0.05} ${-iw * 0.3} ${-ih * 0.24}M${ix + iw * 0.5} ${iy + ih * 0.64}q${iw * 0.3} ${-ih * 0.05} ${iw * 0.3} ${-ih * 0.26}`,
            a,
            3,
          )
  return (
    rect(x + 2, y + 3, w, h, '#20302C', { opacity: 0.1 }) +
    rect(x, y, w, h, '#8A6B4E') +
    rect(x + 3, y + 3, w - 6, h - 6, WHITE) +
    art
  )
}

/** A tall plant in a basket. */
export function housePlant(x: number, y: number, h: number, random: Random): string {
  const leaf = random.pick(['#5E7F63', '#6B8C66', '#4F7560'] as const)
  const kind = random.int(0, 2)
  const pot =
    underneath(x - 18, y + 1, 36) +
    path(
      d`M${x - 20} ${y - 34}h40l-5 34h-30Z`,
      random.pick(['#C9A977', '#E9E2D3', '#B9785E', '#8E9698'] as const),
    )
  if (kind === 0) {
    const blade = (dx: number, up: number): string =>
      path(
        d`M${x} ${y - 32}Q${x + dx * 0.2} ${y - up * 0.8} ${x + dx} ${y - up}Q${x + dx * 0.7} ${y - up * 0.5} ${x + 4} ${y - 32}Z`,
        dx > 0 ? shade(leaf, 0.1) : leaf,
      )
    return (
      blade(-44, h * 0.72) +
      blade(40, h * 0.78) +
      blade(-20, h) +
      blade(22, h * 0.96) +
      blade(-52, h * 0.46) +
      blade(50, h * 0.5) +
      pot
    )
  }
  if (kind === 1)
    return (
      rect(x - 2, y - h * 0.62, 4, h * 0.62, '#6E5644') +
      circle(x, y - h * 0.78, h * 0.22, leaf) +
      circle(x - h * 0.14, y - h * 0.64, h * 0.15, shade(leaf, -0.08)) +
      circle(x + h * 0.14, y - h * 0.66, h * 0.15, shade(leaf, 0.1)) +
      pot
    )
  return (
    stroke(
      d`M${x} ${y - 30}V${y - h * 0.9}M${x} ${y - h * 0.5}q-16 -4 -24 -22M${x} ${y - h * 0.6}q16 -4 26 -20`,
      '#6E5644',
      2.4,
    ) +
    [
      [-28, 0.66],
      [28, 0.74],
      [-10, 0.92],
      [14, 0.98],
      [0, 0.8],
      [-22, 0.84],
    ]
      .map(([dx = 0, up = 0]) =>
        ellipse(x + dx, y - h * up, 15, 10, dx > 0 ? shade(leaf, 0.1) : leaf, {
          transform: `rotate(${dx} ${Math.round(x + dx)} ${Math.round(y - h * up)})`,
        }),
      )
      .join('') +
    pot
  )
}

/** Books and small things on a shelf of width w that lies on y. */
export function books(
  x: number,
  y: number,
  w: number,
  random: Random,
  colours: readonly string[],
): string {
  let along = 0
  let art = ''
  while (along < w - 14) {
    const bw = random.between(5, 10)
    if (random.chance(0.14)) {
      art += circle(
        x + along + 9,
        y - 8,
        8,
        colours[random.int(0, colours.length - 1)] ?? '#8A6B4E',
      )
      along += 22
    } else if (random.chance(0.16)) {
      along += 10
    } else {
      const bh = random.between(18, 29)
      art += rect(
        x + along,
        y - bh,
        bw,
        bh,
        colours[random.int(0, colours.length - 1)] ?? '#8A6B4E',
      )
      along += bw + 0.8
    }
  }
  return art
}

export function bookcase(
  x: number,
  y: number,
  w: number,
  h: number,
  wood: string,
  random: Random,
  colours: readonly string[],
): string {
  const shelves = Math.max(2, Math.round(h / 46))
  const step = h / shelves
  return (
    underneath(x, y + 2, w) +
    rect(x, y - h, w, h, wood) +
    repeat(
      shelves,
      (i) =>
        rect(x + 5, y - h + i * step + 5, w - 10, step - 8, shade(wood, -0.26)) +
        books(x + 9, y - h + (i + 1) * step - 3, w - 16, random, colours),
    )
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
