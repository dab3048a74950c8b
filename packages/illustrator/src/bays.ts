import { shade } from './colour.ts'
import { LEAD, WHITE } from './palette.ts'
import { d, path, polygon, rect } from './shapes.ts'
import type { Stage } from './stage.ts'
import { textured } from './textures.ts'
import { type Bars, drawWindow } from './windows.ts'

interface BayStyle {
  /** The fill of the wall under and between the lights. */
  wall: string
  /** Its plain colour, for shadows. */
  colour: string
  frame?: string
  bars: Bars
  roof: 'lead' | 'hipped' | 'none'
  roofColour: string
}

/**
 * A canted bay from top y down to y + h: a wide light in the middle and a narrow one on either
 * slanted side, which is a little darker on the right.
 */
export function cantedBay(
  stage: Stage,
  x: number,
  y: number,
  w: number,
  h: number,
  style: BayStyle,
): string {
  const frame = style.frame ?? WHITE
  const side = w * 0.2
  const glassTop = y + 14
  const glassHeight = h * 0.58
  const light = (lx: number, lw: number): string =>
    drawWindow(stage, lx, glassTop, lw, glassHeight, {
      bars: style.bars,
      head: 'none',
      frame,
      sill: false,
    })
  const roof =
    style.roof === 'none'
      ? ''
      : style.roof === 'lead'
        ? path(d`M${x - 5} ${y}L${x + 9} ${y - 9}H${x + w - 9}L${x + w + 5} ${y}Z`, LEAD)
        : polygon(
            [
              [x - 7, y],
              [x + side + 6, y - 26],
              [x + w - side - 6, y - 26],
              [x + w + 7, y],
            ],
            textured(stage.defs, 'slate', style.roofColour),
          ) +
          polygon(
            [
              [x + w - side - 6, y - 26],
              [x + w + 7, y],
              [x + w - side, y],
            ],
            '#000000',
            { opacity: 0.1 },
          )
  const masonry =
    rect(x, y, w, h, style.wall) +
    rect(x, y, side, h, '#ffffff', { opacity: 0.06 }) +
    rect(x + w - side, y, side, h, '#000000', { opacity: 0.09 }) +
    rect(x - 4, glassTop + glassHeight + 4, w + 8, 7, frame) +
    rect(x - 4, glassTop + glassHeight + 11, w + 8, 2, '#20302C', { opacity: 0.18 }) +
    rect(x - 5, y, w + 10, 6, shade(frame, -0.03)) +
    roof
  return (
    stage.defs.stamp(masonry, 0, 0) +
    light(x + 8, side - 9) +
    light(x + side + 7, w - 2 * side - 14) +
    light(x + w - side + 1, side - 9)
  )
}

/** A bay over two floors under its own roof or gable, as between the wars. */
export function tallBay(
  stage: Stage,
  x: number,
  top: number,
  w: number,
  floor: number,
  foot: number,
  style: { lower: string; band: string; bars: Bars; frame?: string },
): string {
  const frame = style.frame ?? WHITE
  const side = w * 0.18
  const lights = (y: number, h: number): string =>
    [
      [x + 5, side - 5],
      [x + side + 8, w - 2 * side - 16],
      [x + w - side, side - 5],
    ]
      .map(([lx = 0, lw = 0]) =>
        drawWindow(stage, lx, y, lw, h, { bars: style.bars, head: 'none', frame, sill: false }),
      )
      .join('') +
    rect(x - 3, y + h + 4, w + 6, 5, frame) +
    rect(x - 3, y + h + 9, w + 6, 2, '#20302C', { opacity: 0.16 })
  const upperHeight = (floor - top) * 0.52
  const lowerHeight = (foot - floor) * 0.5
  return (
    rect(x, top, w, foot - top, style.lower) +
    rect(x, top + upperHeight + 22, w, floor - top - upperHeight - 6, style.band) +
    rect(x, top, side, foot - top, '#ffffff', { opacity: 0.06 }) +
    rect(x + w - side, top, side, foot - top, '#000000', { opacity: 0.08 }) +
    lights(top + 12, upperHeight) +
    lights(floor + 20, lowerHeight)
  )
}
