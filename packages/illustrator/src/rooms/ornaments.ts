import { mix, shade } from '../colour.ts'
import { WHITE } from '../palette.ts'
import type { Random } from '../random.ts'
import { circle, d, ellipse, path, rect, stroke } from '../shapes.ts'
import { underneath } from './floorShadow.ts'

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
