import { shade } from './colour.ts'
import { LEAD, TERRACOTTA, WHITE } from './palette.ts'
import { d, path, polygon, rect, repeat, stroke } from './shapes.ts'
import type { Stage } from './stage.ts'
import { textured } from './textures.ts'
import { type Bars, drawWindow } from './windows.ts'

export interface RoofStyle {
  surface: 'slate' | 'tile'
  colour: string
}

function ridge(x1: number, x2: number, y: number, colour: string): string {
  return rect(x1, y - 3, x2 - x1, 5, shade(colour, -0.22), { rx: 2 })
}

/** A pitched roof seen from its long side: a band, or a trapezium when its ends lean back. */
export function pitchedRoof(
  stage: Stage,
  x1: number,
  x2: number,
  top: number,
  eaves: number,
  style: RoofStyle,
  lean = 0,
): string {
  const fill = textured(stage.defs, style.surface, style.colour)
  return (
    polygon(
      [
        [x1, eaves],
        [x1 + lean, top],
        [x2 - lean, top],
        [x2, eaves],
      ],
      fill,
    ) +
    polygon(
      [
        [x1, eaves],
        [x1 + 1, eaves - 7],
        [x2 - 1, eaves - 7],
        [x2, eaves],
      ],
      '#000000',
      { opacity: 0.1 },
    ) +
    ridge(x1 + lean, x2 - lean, top, style.colour)
  )
}

/** Gutter and its shadow along the eaves. */
export function gutter(x: number, y: number, w: number, colour = WHITE): string {
  return rect(x, y, w, 6, colour) + rect(x, y + 6, w, 6, '#20302C', { opacity: 0.15 })
}

/** A gable wall with its bargeboards, apex at the middle of x … x + w. */
export function gable(
  x: number,
  w: number,
  eaves: number,
  apex: number,
  wall: string,
  board: string = WHITE,
  overhang = 10,
): string {
  const mid = x + w / 2
  const slope = (eaves - apex) / (w / 2)
  const low = eaves + overhang * slope
  return (
    polygon(
      [
        [x, eaves],
        [mid, apex],
        [x + w, eaves],
      ],
      wall,
    ) +
    path(
      d`M${x - overhang} ${low}L${mid} ${apex - 6}L${x + w + overhang} ${low}H${x + w + overhang - 12}L${mid} ${apex + 10}L${x - overhang + 12} ${low}Z`,
      board,
    ) +
    stroke(
      d`M${x - overhang - 1} ${low + 1}L${mid} ${apex - 8}L${x + w + overhang + 1} ${low + 1}`,
      '#4A4F57',
      3.4,
      { 'stroke-linejoin': 'round' },
    )
  )
}

/** Black timbers on a light gable. */
export function gableTimbers(
  x: number,
  w: number,
  eaves: number,
  apex: number,
  colour = '#4B3A30',
): string {
  const mid = x + w / 2
  const h = eaves - apex
  return stroke(
    d`M${mid} ${apex + 8}V${eaves}M${mid - w * 0.2} ${apex + h * 0.48}V${eaves}M${mid + w * 0.2} ${apex + h * 0.48}V${eaves}M${mid - w * 0.27} ${apex + h * 0.6}H${mid + w * 0.27}M${x + 4} ${eaves - 2}H${x + w - 4}`,
    colour,
    4.4,
  )
}

/** A chimney stack whose shaft runs from y down to foot; pots stand on top. */
export function chimney(
  x: number,
  y: number,
  w: number,
  foot: number,
  wall: string,
  colour: string,
  pots = 2,
): string {
  const gap = w / pots
  return (
    repeat(pots, (i) => {
      const px = x + gap * (i + 0.5)
      return (
        path(d`M${px - 4.4} ${y - 5}l1 -15h6.8l1 15Z`, TERRACOTTA) +
        rect(px - 4.6, y - 22, 9.2, 3.4, shade(TERRACOTTA, -0.18))
      )
    }) +
    rect(x, y, w, foot - y, wall) +
    rect(x + w * 0.66, y, w * 0.34, foot - y, '#000000', { opacity: 0.1 }) +
    rect(x - 4, y - 5, w + 8, 6, shade(colour, -0.22)) +
    rect(x - 2, y + 1, w + 4, 4, shade(colour, -0.12)) +
    path(d`M${x - 3} ${foot}h${w + 6}v-5h${-w - 6}Z`, LEAD)
  )
}

/** A dormer window that stands on the roof slope at y. */
export function dormer(
  stage: Stage,
  x: number,
  y: number,
  w: number,
  h: number,
  style: { cheek: string; roof: RoofStyle; bars: Bars; kind: 'gable' | 'flat' | 'hip' },
): string {
  const fill = textured(stage.defs, style.roof.surface, style.roof.colour)
  const top = y - h
  const light = drawWindow(stage, x + 9, top + 8, w - 18, h - 14, {
    bars: style.bars,
    head: 'none',
    sill: false,
  })
  const body = rect(x, top, w, h, style.cheek) + light
  if (style.kind === 'flat') return body + rect(x - 5, top - 6, w + 10, 7, LEAD)
  const peak = top - (style.kind === 'gable' ? w * 0.42 : w * 0.36)
  if (style.kind === 'hip')
    return (
      body +
      polygon(
        [
          [x - 8, top],
          [x + w * 0.3, peak],
          [x + w * 0.7, peak],
          [x + w + 8, top],
        ],
        fill,
      )
    )
  return (
    body +
    polygon(
      [
        [x, top],
        [x + w / 2, peak + 6],
        [x + w, top],
      ],
      style.cheek,
    ) +
    path(
      d`M${x - 8} ${top + 4}L${x + w / 2} ${peak}L${x + w + 8} ${top + 4}H${x + w}L${x + w / 2} ${peak + 9}L${x} ${top + 4}Z`,
      WHITE,
    )
  )
}

/** A window lying in the roof slope. */
export function rooflight(x: number, y: number, w = 26, h = 30, lit = false): string {
  return (
    rect(x - 2, y - 2, w + 4, h + 4, '#3B4145') +
    rect(x, y, w, h, lit ? '#F6D78F' : '#B7C8CC') +
    path(d`M${x} ${y + h}L${x + w} ${y}V${y + h * 0.4}Z`, '#FFFFFF', { opacity: 0.22 })
  )
}
