import type { Defs } from '../defs.ts'
import { centredText } from '../lettering.ts'
import { EMBER, INK, SOFT_INK } from '../palette.ts'
import type { Picture } from '../picture.ts'
import { createRandom } from '../random.ts'
import { circle, path, polygon, rect, repeat, stroke } from '../shapes.ts'

const SQFT_PER_ACRE = 43_560

/** Land from above: its boundary, the lane, hedges and trees. */
export function sitePlan(picture: Picture, defs: Defs): string {
  const random = createRandom('site', picture.seed)
  const corner = (x: number, y: number): [number, number] => [
    x + random.between(-26, 26),
    y + random.between(-16, 16),
  ]
  const boundary = [corner(190, 92), corner(520, 84), corner(560, 312), corner(170, 326)]
  const trees = repeat(16, () => {
    const x = random.between(60, 660)
    const inside = x > 150 && x < 580
    const y = inside ? random.pick([58, 66, 74] as const) : random.between(60, 340)
    return circle(x, y, random.between(9, 17), '#BCD0B2') + circle(x + 3, y - 2, 5, '#A9C19A')
  })
  const acres = picture.areaSqft / SQFT_PER_ACRE
  const size =
    picture.areaSqft === 0
      ? 'Site'
      : acres < 0.1
        ? `${picture.areaSqft} sq ft`
        : `${acres.toFixed(2)} acres`
  return (
    rect(30, 40, 660, 340, '#F1F2E6', { rx: 4 }) +
    stroke('M30 150L160 140M30 260L150 264M560 130L690 118M566 262L690 270', '#D5DAC6', 2) +
    trees +
    path('M30 344Q300 330 690 352V376Q300 356 30 368Z', '#E6DFD2') +
    polygon(boundary, '#E7EDD9') +
    polygon(boundary, 'none', { stroke: EMBER, 'stroke-width': 3, 'stroke-linejoin': 'round' }) +
    path('M350 322h34v24h-34Z', '#E6DFD2') +
    centredText(defs, size, 362, 206, { size: 18, fill: INK, weight: 'semibold' }) +
    centredText(defs, 'Lane', 610, 362, { size: 10, fill: SOFT_INK }) +
    centredText(defs, 'Site plan', 360, 412, { size: 12.5, fill: INK, weight: 'semibold' }) +
    centredText(defs, 'Not to scale', 360, 432, { size: 10, fill: SOFT_INK })
  )
}
