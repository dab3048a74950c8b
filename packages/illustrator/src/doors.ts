import { mix, shade } from './colour.ts'
import { BRASS, CHARCOAL, DOORS, GLASS, LAMPLIGHT, WHITE } from './palette.ts'
import { takeTurns } from './random.ts'
import { circle, d, path, rect, repeat, stroke } from './shapes.ts'
import type { Stage } from './stage.ts'

type Leaf = 'four' | 'six' | 'victorian' | 'glazed' | 'modern' | 'plank'
type Fan = 'none' | 'box' | 'arch'

interface DoorStyle {
  leaf: Leaf
  colour: string
  fan: Fan
  frame?: string
}

function panel(x: number, y: number, w: number, h: number, c: string): string {
  return (
    rect(x, y, w, h, shade(c, -0.2)) +
    path(d`M${x} ${y + h}H${x + w}V${y}`, 'none', {
      stroke: mix(c, '#FFFFFF', 0.22),
      'stroke-width': 1,
    })
  )
}

function pane(x: number, y: number, w: number, h: number, glass: string): string {
  return (
    rect(x, y, w, h, glass) +
    path(d`M${x} ${y + h}L${x + w} ${y}V${y + h * 0.5}Z`, '#FFFFFF', { opacity: 0.2 })
  )
}

function leaf(kind: Leaf, w: number, h: number, c: string, glass: string): string {
  const half = (w - 17) / 2
  const right = w - 6 - half
  const pair = (y: number, height: number): string =>
    panel(6, y, half, height, c) + panel(right, y, half, height, c)
  const letterbox = rect(w / 2 - 6, h * 0.53, 12, 3, BRASS)
  const knob = circle(w - 5, h * 0.52, 2.3, BRASS)
  const knocker = circle(w / 2, h * 0.3, 2, BRASS)
  switch (kind) {
    case 'four':
      return pair(7, h * 0.4) + pair(h * 0.6, h * 0.33) + letterbox + knob
    case 'six':
      return (
        pair(6, h * 0.14) +
        pair(h * 0.24, h * 0.26) +
        pair(h * 0.61, h * 0.32) +
        letterbox +
        knob +
        knocker
      )
    case 'victorian':
      return (
        pane(6, 7, half, h * 0.42, glass) +
        pane(right, 7, half, h * 0.42, glass) +
        pair(h * 0.62, h * 0.31) +
        letterbox +
        knob
      )
    case 'glazed':
      return (
        pane(8, 8, w - 16, h * 0.3, glass) +
        stroke(d`M${w / 2} 8v${h * 0.3}M8 ${8 + h * 0.15}H${w - 8}`, shade(c, 0.2), 1.6) +
        panel(8, h * 0.46, w - 16, h * 0.46, c) +
        letterbox +
        knob
      )
    case 'modern':
      return (
        pane(w * 0.16, 8, w * 0.2, h - 20, glass) + rect(w - 8, h * 0.3, 2.4, h * 0.34, '#D9DDDC')
      )
    case 'plank':
      return (
        stroke(
          repeat(4, (i) => d`M${(w * (i + 1)) / 5} 0V${h}`),
          shade(c, -0.25),
          1,
        ) +
        pane(w / 2 - 6, h * 0.16, 12, 14, glass) +
        stroke(d`M0 ${h * 0.2}h9M0 ${h * 0.8}h9`, CHARCOAL, 2.4) +
        circle(w - 6, h * 0.52, 2.2, CHARCOAL)
      )
  }
}

/** A front door whose leaf has its top left corner at x, y; the fanlight stands above it. */
export function door(
  stage: Stage,
  x: number,
  y: number,
  w: number,
  h: number,
  style: DoorStyle,
): string {
  const frame = style.frame ?? WHITE
  const glass = stage.random.chance(stage.lit + 0.05) ? LAMPLIGHT : GLASS
  const r = w / 2
  const fan = {
    none: rect(-5, -5, w + 10, h + 5, frame),
    box:
      rect(-5, -25, w + 10, h + 25, frame) +
      rect(0, -20, w, 15, glass) +
      stroke(d`M${r} -20v15`, frame, 1.6),
    arch:
      path(d`M-5 ${h}V-4A${r + 5} ${r + 5} 0 0 1 ${w + 5} -4V${h}Z`, frame) +
      path(d`M0 -4A${r} ${r} 0 0 1 ${w} -4Z`, glass) +
      stroke(
        d`M${r} -4V${-r - 4}M${r} -4L${r * 0.3} ${-r * 0.75 - 3}M${r} -4L${r * 1.7} ${-r * 0.75 - 3}M${r * 0.5} -4A${r * 0.5} ${r * 0.5} 0 0 1 ${r * 1.5} -4`,
        frame,
        1.6,
      ),
  }[style.fan]
  const body =
    fan +
    rect(0, 0, w, h, style.colour) +
    leaf(style.leaf, w, h, style.colour, glass) +
    rect(0, 0, w, 3, '#000000', { opacity: 0.16 })
  return stage.defs.stamp(body, x, y)
}

/** Stone steps in front of a door; the lowest is the widest. */
export function steps(x: number, y: number, w: number, count: number, colour = '#D9D2C4'): string {
  return repeat(count, (i) => {
    const grow = (count - i - 1) * 7
    const top = y - (count - i) * 7
    return (
      rect(
        x - (14 - grow / 2) / 2 - i * 5,
        top + i * 0,
        w + 14 + i * 10,
        7,
        shade(colour, -0.05 * (i % 2)),
      ) + rect(x - 7 - i * 5, top + 6, w + 14 + i * 10, 1.4, '#20302C', { opacity: 0.16 })
    )
  })
}

/** A classical surround: pilasters and a flat hood or a pediment over a door of size w × h at x, y. */
export function surround(
  x: number,
  y: number,
  w: number,
  h: number,
  top: number,
  kind: 'hood' | 'pediment',
  colour: string,
): string {
  const capital = shade(colour, -0.1)
  const left = x - 17
  const right = x + w + 7
  const crown =
    kind === 'hood'
      ? rect(left - 6, top - 12, w + 46, 7, colour) +
        rect(left - 6, top - 5, w + 46, 2, '#20302C', { opacity: 0.18 }) +
        path(
          d`M${left} ${top - 3}h9v12q-7 -2 -9 -12ZM${right + 10} ${top - 3}h-9v12q7 -2 9 -12Z`,
          capital,
        )
      : path(d`M${left - 8} ${top - 8}H${right + 18}L${x + w / 2} ${top - 30}Z`, colour) +
        path(d`M${left + 8} ${top - 11}H${right + 2}L${x + w / 2} ${top - 24}Z`, capital) +
        rect(left - 8, top - 8, w + 50, 6, colour) +
        rect(left - 8, top - 2, w + 50, 2, '#20302C', { opacity: 0.18 })
  return (
    rect(left, top - 3, 10, y + h - top + 3, colour) +
    rect(right, top - 3, 10, y + h - top + 3, colour) +
    rect(left - 2, y + h - 9, 14, 9, capital) +
    rect(right - 2, y + h - 9, 14, 9, capital) +
    crown
  )
}

/** A little roof on brackets over a door. */
export function canopy(x: number, y: number, w: number, colour: string): string {
  return (
    path(d`M${x - 15} ${y}L${x + w / 2} ${y - 26}L${x + w + 15} ${y}Z`, colour) +
    path(
      d`M${x - 15} ${y}L${x + w / 2} ${y - 26}L${x + w + 15} ${y}H${x + w + 8}L${x + w / 2} ${y - 19}L${x - 8} ${y}Z`,
      WHITE,
    ) +
    stroke(d`M${x - 6} ${y}v16l9 -16M${x + w + 6} ${y}v16l-9 -16`, WHITE, 3)
  )
}

/** The colour of this house's door, another than that of the next seed. */
export function doorColour(stage: Stage): string {
  return takeTurns(DOORS, stage.seed + stage.random.int(0, 2))
}
