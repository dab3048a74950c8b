import { shade } from '../colour.ts'
import { CHARCOAL, WHITE } from '../palette.ts'
import { createRandom } from '../random.ts'
import { circle, d, ellipse, path, rect, repeat, stroke } from '../shapes.ts'
import { FLOOR, type Room } from './room.ts'

/** What is seen through a window: rooftops from a flat, trees and hills from a house. */
function view(room: Room, w: number, h: number): string {
  const look = createRandom('view', room.seed)
  const sky = look.pick(['#CFE2E6', '#E4EAE6', '#F4E3CD', '#D9E6EC'] as const)
  const high = room.building === 'flats' || room.building === 'commercial'
  const foot = h * 0.62
  const clouds = path(
    d`M${w * 0.12} ${h * 0.22}h${w * 0.3}a5 5 0 0 1 0 10h${-w * 0.3}a5 5 0 0 1 0 -10ZM${w * 0.6} ${h * 0.36}h${w * 0.22}a4 4 0 0 1 0 8h${-w * 0.22}a4 4 0 0 1 0 -8Z`,
    '#FFFFFF',
    { opacity: 0.7 },
  )
  if (high) {
    const roofs = repeat(6, (i) => {
      const bw = w / 6 + 2
      const top = foot - look.between(0, h * 0.3) + h * 0.08
      return rect(
        i * (w / 6),
        top,
        bw,
        h - top,
        look.pick(['#B9C4C4', '#C9B9A8', '#A9B7B9', '#C7A491', '#BFC9BD'] as const),
      )
    })
    return rect(0, 0, w, h, sky) + clouds + roofs
  }
  const leaf = look.pick(['#7E9B6E', '#6F8F72', '#86A37A', '#C58A4B'] as const)
  return (
    rect(0, 0, w, h, sky) +
    clouds +
    path(
      d`M0 ${foot}Q${w * 0.3} ${foot - h * 0.14} ${w * 0.6} ${foot}T${w} ${foot - h * 0.04}V${h}H0Z`,
      '#BCCDB4',
    ) +
    rect(0, h * 0.76, w, h * 0.24, '#A9C19A') +
    circle(w * 0.24, h * 0.62, h * 0.17, leaf) +
    circle(w * 0.32, h * 0.7, h * 0.12, shade(leaf, 0.1)) +
    ellipse(w * 0.84, h * 0.7, w * 0.13, h * 0.16, shade(leaf, -0.1)) +
    rect(0, h * 0.84, w, h * 0.16, shade(leaf, -0.04))
  )
}

type Bars = 'sash' | 'sixes' | 'casement' | 'plain'

function barsOf(room: Room): Bars {
  if (room.building === 'flats' || room.building === 'commercial') return 'plain'
  if (room.building === 'cottage') return 'casement'
  return (['sash', 'sixes', 'casement'] as const)[room.seed % 3] ?? 'sash'
}

/** A window in the back wall, its view clipped by its own frame. */
export function roomWindow(room: Room, x: number, y: number, w: number, h: number): string {
  const kind = barsOf(room)
  const dark = kind === 'plain' && room.seed % 2 === 0
  const frame = dark ? CHARCOAL : WHITE
  const columns =
    kind === 'plain'
      ? Math.max(1, Math.round(w / 110))
      : kind === 'sixes'
        ? Math.max(3, Math.round(w / 34))
        : Math.max(2, Math.round(w / 70))
  const lines =
    repeat(columns - 1, (i) => d`M${(w * (i + 1)) / columns} 0V${h}`) +
    (kind === 'sash'
      ? d`M0 ${h / 2}H${w}`
      : kind === 'sixes'
        ? d`M0 ${h / 4}H${w}M0 ${h / 2}H${w}M0 ${h * 0.75}H${w}`
        : kind === 'casement'
          ? d`M0 ${h / 2}H${w}`
          : '')
  const id = room.defs.fill(
    `clip${w}x${h}`,
    (name) => `<clipPath id="${name}">${rect(0, 0, w, h, '#fff')}</clipPath>`,
  )
  return (
    `<g transform="translate(${x} ${y})">` +
    rect(-9, -9, w + 18, h + 18, shade(frame, -0.04)) +
    rect(-9, -9, w + 18, 3, '#20302C', { opacity: 0.08 }) +
    `<g clip-path="${id}">${view(room, w, h)}</g>` +
    path(d`M0 ${h}L${w * 0.5} 0H${w * 0.7}L${w * 0.2} ${h}Z`, '#FFFFFF', { opacity: 0.14 }) +
    stroke(lines, frame, kind === 'sixes' ? 3 : 5) +
    rect(0, 0, w, 3, '#20302C', { opacity: 0.14 }) +
    rect(-16, h + 9, w + 32, 8, frame) +
    rect(-16, h + 17, w + 32, 3, '#20302C', { opacity: 0.12 }) +
    '</g>'
  )
}

/** Long curtains on a pole at either side of a window. */
export function curtains(
  room: Room,
  x: number,
  y: number,
  w: number,
  colour: string,
  foot = FLOOR - 6,
): string {
  const fold = (cx: number, cw: number): string =>
    path(
      d`M${cx} ${y - 14}h${cw}q-3 ${(foot - y) / 2} 2 ${foot - y + 14}h${-cw - 4}q5 ${-(foot - y) / 2} 2 ${-(foot - y + 14)}Z`,
      colour,
    ) +
    stroke(
      d`M${cx + cw * 0.3} ${y - 12}V${foot}M${cx + cw * 0.64} ${y - 12}V${foot}`,
      shade(colour, -0.14),
      2,
      { opacity: 0.6 },
    )
  return (
    fold(x - 40, 36) +
    fold(x + w + 4, 36) +
    rect(x - 50, y - 20, w + 100, 4.4, room.scheme.metal) +
    circle(x - 51, y - 18, 5, room.scheme.metal) +
    circle(x + w + 51, y - 18, 5, room.scheme.metal)
  )
}

/** A blind rolled a little down. */
export function blind(x: number, y: number, w: number, h: number, colour: string): string {
  return (
    rect(x - 5, y - 8, w + 10, h, colour) +
    rect(x - 5, y + h - 14, w + 10, 5, shade(colour, -0.12)) +
    stroke(
      d`M${x - 5} ${y + h * 0.3}h${w + 10}M${x - 5} ${y + h * 0.6 - 4}h${w + 10}`,
      shade(colour, -0.08),
      1.4,
    )
  )
}
