import { bicycle, lampPost, pillarBox } from '../boundaries.ts'
import type { Defs } from '../defs.ts'
import { victorianTerrace } from '../fronts/victorianTerrace.ts'
import { CHARCOAL, EMBER, PINE, WHITE } from '../palette.ts'
import { tree } from '../planting.ts'
import { createRandom } from '../random.ts'
import { at, circle, d, ellipse, group, path, rect, repeat, stroke } from '../shapes.ts'
import { placed, SHEET_HEIGHT, SHEET_WIDTH, type StageOf, skyFill } from './sheet.ts'

const FOOT = 552

/** A terrace in the morning: a board in one front garden, somebody's cat next door, and all still to decide. */
export function terrace(defs: Defs, stageOf: StageOf): string {
  const random = createRandom('terrace in the morning')
  const row = (seed: number, x: number) =>
    placed({
      art: victorianTerrace(stageOf(seed, { lit: 0.06, season: 'spring' })).art,
      ...{ x, foot: FOOT, scale: 1.22, from: 48, to: 672 },
    })
  const clouds = [
    [70, 60, 130],
    [430, 34, 90],
    [860, 70, 150],
    [1080, 30, 80],
  ].map(([x = 0, y = 0, w = 0]) => cloud(x, y, w))
  return (
    rect(
      0,
      0,
      SHEET_WIDTH,
      SHEET_HEIGHT,
      skyFill(defs, [
        [0, '#F3DDC2'],
        [0.7, '#FBF1E2'],
      ]),
    ) +
    circle(1010, 112, 46, '#FBEBD0') +
    group(clouds.join(''), { opacity: 0.6 }) +
    row(16, -162) +
    row(10, 599) +
    street() +
    board(497, FOOT + 4) +
    at(832, FOOT + 24, lampPost(0, 0, false), 1.25) +
    at(1112, FOOT + 26, pillarBox(0, 0), 1.2) +
    at(150, FOOT + 28, bicycle(0, 0, PINE), 1.3) +
    tree(40, FOOT + 14, 62, random, 'spring') +
    cat(744, 516)
  )
}

function cloud(x: number, y: number, w: number): string {
  return path(
    d`M${x} ${y}h${w}a11 11 0 0 1 0 22h${-w}a11 11 0 0 1 0 -22ZM${x + w * 0.22} ${y - 13}h${w * 0.42}a13 13 0 0 1 0 26h${-w * 0.42}a13 13 0 0 1 0 -26Z`,
    '#FFFFFF',
  )
}

function street(): string {
  return (
    rect(0, FOOT + 2, SHEET_WIDTH, 30, '#D8D2C6') +
    rect(0, FOOT + 2, SHEET_WIDTH, 2, '#EDE7DA') +
    stroke(
      repeat(20, (i) => d`M${i * 64 + 24} ${FOOT + 4}l-10 27`),
      '#C4BDAF',
      1.4,
    ) +
    rect(0, FOOT + 32, SHEET_WIDTH, 5, '#B9B2A4') +
    rect(0, FOOT + 37, SHEET_WIDTH, 50, '#8D9292') +
    stroke(d`M0 ${FOOT + 62}H${SHEET_WIDTH}`, '#D8D6CC', 3, {
      'stroke-dasharray': '46 40',
      opacity: 0.7,
    })
  )
}

/** What agents put up where a home is to let; a house stands for the word. */
function board(x: number, y: number): string {
  return (
    ellipse(x + 4, y, 26, 4, '#20302C', { opacity: 0.16 }) +
    rect(x, y - 214, 9, 214, WHITE) +
    rect(x + 6, y - 214, 3, 214, '#20302C', { opacity: 0.12 }) +
    rect(x + 9, y - 206, 104, 74, PINE, { rx: 3 }) +
    rect(x + 9, y - 132, 104, 20, EMBER) +
    path(d`M${x + 61} ${y - 194}l26 21v31h-52v-31Z`, WHITE) +
    path(d`M${x + 55} ${y - 142}v-20h12v20Z`, PINE) +
    stroke(d`M${x + 24} ${y - 122}h74`, WHITE, 3, { opacity: 0.85, 'stroke-linecap': 'round' })
  )
}

/** Sits in a bay and looks out. */
function cat(x: number, y: number): string {
  return (
    path(
      d`M${x} ${y}q-3 -22 8 -30l-2 -14l9 7h8l9 -7l-2 14q11 8 8 30ZM${x + 36} ${y}q14 -2 12 -16q-1 -6 3 -8q5 8 0 18q-4 7 -13 8Z`,
      CHARCOAL,
    ) +
    circle(x + 13, y - 33, 1.8, '#E6C36A') +
    circle(x + 22, y - 33, 1.8, '#E6C36A')
  )
}
