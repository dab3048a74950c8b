import { shade } from './colour.ts'
import { GLASS, LAMPLIGHT, LAMPLIGHT_DEEP, WHITE } from './palette.ts'
import { d, path, rect, stroke } from './shapes.ts'
import type { Stage } from './stage.ts'

export type Head =
  | 'none'
  | 'lintel'
  | 'brick'
  | 'stucco'
  | 'segment'
  | 'round'
  | 'keystone'
  | 'label'
export type Bars =
  | 'sash1'
  | 'sash2'
  | 'sash6'
  | 'casement'
  | 'toplight'
  | 'leaded'
  | 'plain'
  | 'split'
  | 'grid'

interface WindowStyle {
  bars: Bars
  head: Head
  frame?: string
  /** The colour of lintel, arch or moulding. */
  trim?: string
  sill?: boolean
  /** Curtains or blinds where nobody has a light on. */
  dressing?: number
}

/** Glazing bars as one line drawing inside a window at the origin. */
function bars(kind: Bars, w: number, h: number): string {
  const mid = h / 2
  const columns = (n: number, from = 0, to = h): string =>
    Array.from({ length: n - 1 }, (_, i) => d`M${(w * (i + 1)) / n} ${from}V${to}`).join('')
  const rows = (n: number, from = 0, to = h): string =>
    Array.from({ length: n - 1 }, (_, i) => d`M0 ${from + ((to - from) * (i + 1)) / n}H${w}`).join(
      '',
    )
  switch (kind) {
    case 'sash1':
      return d`M0 ${mid}H${w}`
    case 'sash2':
      return d`M0 ${mid}H${w}` + columns(2)
    case 'sash6':
      return d`M0 ${mid}H${w}` + columns(3) + rows(2, 0, mid) + rows(2, mid)
    case 'casement':
      return columns(w > h * 1.1 ? 3 : 2)
    case 'toplight':
      return columns(w > h ? 3 : 2) + d`M0 ${h * 0.3}H${w}`
    case 'leaded':
      return columns(2)
    case 'split':
      return d`M${w * 0.64} 0V${h}`
    case 'grid':
      return columns(Math.max(2, Math.round(w / 15))) + rows(Math.max(2, Math.round(h / 17)))
    case 'plain':
      return ''
  }
}

/** Lead lights as fine diamonds are too busy from across the street: small squares read better. */
function leads(w: number, h: number): string {
  let data = ''
  for (let x = 9; x < w; x += 9) data += d`M${x} 0V${h}`
  for (let y = 10; y < h; y += 10) data += d`M0 ${y}H${w}`
  return stroke(data, '#FFFFFF', 0.8, { opacity: 0.5 })
}

function head(style: WindowStyle, w: number): string {
  const trim = style.trim ?? '#E9DEC8'
  switch (style.head) {
    case 'none':
      return ''
    case 'lintel':
      return rect(-9, -17, w + 18, 13, trim) + rect(-9, -5, w + 18, 1.4, shade(trim, -0.2))
    case 'brick':
      return (
        path(d`M-6 -4L-11 -18H${w + 11}L${w + 6} -4Z`, trim) +
        stroke(soldierLines(w), shade(trim, -0.2), 0.8, { opacity: 0.6 })
      )
    case 'stucco':
      return (
        rect(-9, -9, w + 18, 5, trim) +
        rect(-13, -15, w + 26, 6, trim) +
        rect(-13, -9.4, w + 26, 1.4, shade(trim, -0.18))
      )
    case 'segment':
      return path(d`M-7 -2Q${w / 2} ${-16} ${w + 7} -2L${w + 11} -13Q${w / 2} -30 -11 -13Z`, trim)
    case 'round':
      return ''
    case 'keystone':
      return (
        rect(-9, -16, w + 18, 12, trim) +
        path(d`M${w / 2 - 6} -20h12l-2.4 16h-7.2Z`, shade(trim, 0.3))
      )
    case 'label':
      return stroke(d`M-9 4V-10H${w + 9}V4`, trim, 4)
  }
}

function soldierLines(w: number): string {
  let data = ''
  for (let x = 0; x <= w; x += 6) data += d`M${x} -4L${x + (x - w / 2) * 0.14} -18`
  return data
}

function glow(w: number, h: number, lit: boolean): string {
  if (!lit) {
    return (
      rect(0, 0, w, h, GLASS) +
      path(d`M0 ${h}L${w * 0.6} 0H${w}V${h * 0.14}L${w * 0.26} ${h}Z`, '#FFFFFF', { opacity: 0.18 })
    )
  }
  return (
    rect(0, 0, w, h, LAMPLIGHT) +
    path(
      d`M0 0H${w * 0.24}Q${w * 0.2} ${h * 0.6} 0 ${h}ZM${w} 0H${w * 0.76}Q${w * 0.8} ${h * 0.6} ${w} ${h}Z`,
      LAMPLIGHT_DEEP,
    )
  )
}

function dressing(kind: number, w: number, h: number): string {
  if (kind === 1)
    return path(
      d`M0 0H${w * 0.22}Q${w * 0.2} ${h * 0.6} 0 ${h}ZM${w} 0H${w * 0.78}Q${w * 0.8} ${h * 0.6} ${w} ${h}Z`,
      '#F4EFE4',
      { opacity: 0.75 },
    )
  if (kind === 2) return rect(0, 0, w, h * 0.3, '#F1EADC', { opacity: 0.85 })
  if (kind === 3)
    return path(
      d`M${w * 0.3} ${h}v-5h${w * 0.4}v5ZM${w * 0.5} ${h - 5}q-7 -4 -6 -11q5 2 6 8q1 -8 7 -9q1 8 -7 12Z`,
      '#5E7F63',
      { opacity: 0.7 },
    )
  return ''
}

/** A window whose glass fills the box at x, y. */
export function drawWindow(
  stage: Stage,
  x: number,
  y: number,
  w: number,
  h: number,
  style: WindowStyle,
): string {
  const lit = stage.random.chance(stage.lit)
  const frame = style.frame ?? WHITE
  const dressed = lit || stage.random.chance(0.45) ? 0 : (style.dressing ?? stage.random.int(1, 3))
  const line = style.bars === 'grid' || style.bars === 'sash6' ? 1.6 : 2.6
  // Glass and joinery are stamped apart: a house has few kinds of either, but many pairs of them.
  const glass = glow(w, h, lit) + dressing(dressed, w, h)
  const joinery =
    head(style, w) +
    rect(-2, -2, w + 4, h + 4, 'none', { stroke: frame, 'stroke-width': 4 }) +
    (style.bars === 'leaded' ? leads(w, h) : '') +
    (style.bars === 'plain' ? '' : stroke(bars(style.bars, w, h), frame, line)) +
    (style.bars.startsWith('sash')
      ? rect(0, h / 2 + 1.3, w, 1.6, '#20302C', { opacity: 0.16 })
      : '') +
    rect(0, 0, w, 2.4, '#20302C', { opacity: 0.16 }) +
    (style.sill === false
      ? ''
      : rect(-8, h + 4, w + 16, 5, shade(frame, -0.06)) +
        rect(-8, h + 9, w + 16, 2, '#20302C', { opacity: 0.16 }))
  return stage.defs.stamp(glass, x, y) + stage.defs.stamp(joinery, x, y)
}

/** A window under a half-round arch; y is the top of the arch. */
export function archedWindow(
  stage: Stage,
  x: number,
  y: number,
  w: number,
  h: number,
  frame: string = WHITE,
  trim?: string,
): string {
  const lit = stage.random.chance(stage.lit)
  const r = w / 2
  const shape = (grow: number): string =>
    d`M${-grow} ${h + grow}V${r}A${r + grow} ${r + grow} 0 0 1 ${w + grow} ${r}V${h + grow}Z`
  const body =
    (trim === undefined ? '' : path(shape(10), trim)) +
    path(shape(4), frame) +
    path(shape(0), lit ? LAMPLIGHT : GLASS) +
    path(d`M0 ${h}L${w * 0.6} ${r * 0.4}L${w} ${r}L${w * 0.3} ${h}Z`, '#FFFFFF', {
      opacity: 0.16,
    }) +
    stroke(d`M${r} 0V${h}M0 ${r}H${w}M0 ${(h + r) / 2}H${w}`, frame, 2.4) +
    rect(-8, h + 4, w + 16, 5, shade(frame, -0.06))
  return stage.defs.stamp(body, x, y)
}
