import { shade } from '../colour.ts'
import { INK, WHITE } from '../palette.ts'
import { circle, d, path, rect, stroke } from '../shapes.ts'

/** From the best to the worst, as on the certificate, a little quieter. */
const COLOURS = ['#2E7D57', '#4F9A5B', '#93B45A', '#E3C24F', '#E0A04A', '#D57F45', '#C4553D']
const HEIGHT = 42
const GAP = 10
/** How much longer each bar is than the better one. */
const STEP = 30
/** The band that this home has, and the one that it could have, counted from the best. */
const NOW = 4
const POSSIBLE = 2

/** The seven bands of a certificate without their letters, and where the house stands among them. */
export function bands(x: number, y: number): string {
  const bars = COLOURS.map((colour, i) => {
    const [top, width] = [y + i * (HEIGHT + GAP), 92 + i * STEP]
    return (
      path(d`M${x} ${top}h${width}l20 ${HEIGHT / 2}l-20 ${HEIGHT / 2}h${-width}Z`, colour) +
      rect(x, top + HEIGHT - 5, width, 5, shade(colour, -0.14))
    )
  })
  return bars.join('') + pointer(x, y, NOW, INK) + pointer(x, y, POSSIBLE, '#2E7D57') + rise(x, y)
}

function pointer(x: number, y: number, band: number, colour: string): string {
  const [tip, top] = [x + 306, y + band * (HEIGHT + GAP)]
  const middle = top + HEIGHT / 2
  return (
    path(d`M${tip} ${middle}l20 ${-HEIGHT / 2}h46v${HEIGHT}h-46Z`, colour) +
    path(d`M${tip + 34} ${middle + 2}l10 -9l10 9v9h-20Z`, WHITE)
  )
}

/** From where it is to where it could be. */
function rise(x: number, y: number): string {
  const from = y + NOW * (HEIGHT + GAP) - 8
  const to = y + POSSIBLE * (HEIGHT + GAP) + HEIGHT + 10
  const at = x + 349
  return (
    stroke(d`M${at} ${from}V${to + 4}`, INK, 3, {
      'stroke-dasharray': '2 8',
      'stroke-linecap': 'round',
    }) +
    stroke(d`M${at - 8} ${to + 10}l8 -9l8 9`, INK, 3, {
      'stroke-linecap': 'round',
      'stroke-linejoin': 'round',
    }) +
    circle(at, from, 3.4, INK)
  )
}
