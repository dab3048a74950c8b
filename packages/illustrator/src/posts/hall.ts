import { mix, shade } from '../colour.ts'
import { BRASS, CHARCOAL, LAMPLIGHT, WHITE } from '../palette.ts'
import { circle, d, ellipse, path, polygon, rect, repeat, stroke } from '../shapes.ts'

/** The opening of the front door. */
export const OPENING = { x: 470, y: 150, w: 220, h: 374 } as const

const { x, y, w, h } = OPENING
const FOOT = y + h
/** Where the back wall of the hall stands in the picture. */
const BACK = { x: x + 58, y: y + 44, w: 118, foot: FOOT - 62 }
const WALL = '#EBD9B8'

/** A lit hall behind an open door: tiles, stairs, and a way through to the garden. */
export function hall(): string {
  return rect(x, y, w, h, WALL) + ceilingAndWalls() + tiles() + stairs() + light() + backDoor()
}

function ceilingAndWalls(): string {
  const right = BACK.x + BACK.w
  return (
    polygon(
      [
        [x, y],
        [x + w, y],
        [right, BACK.y],
        [BACK.x, BACK.y],
      ],
      '#F8EDD6',
    ) +
    polygon(
      [
        [x, y],
        [BACK.x, BACK.y],
        [BACK.x, BACK.foot],
        [x, FOOT],
      ],
      '#E2CDA6',
    ) +
    polygon(
      [
        [x + w, y],
        [right, BACK.y],
        [right, BACK.foot],
        [x + w, FOOT],
      ],
      '#DDC69D',
    ) +
    polygon(
      [
        [x, FOOT - 96],
        [BACK.x, BACK.foot - 62],
        [BACK.x, BACK.foot],
        [x, FOOT],
      ],
      '#7E9483',
    ) +
    rect(BACK.x, BACK.y, BACK.w, BACK.foot - BACK.y, '#F1E2C3') +
    rect(BACK.x, BACK.foot - 62, BACK.w, 62, mix('#7E9483', WHITE, 0.12)) +
    rect(BACK.x, BACK.foot - 65, BACK.w, 4, WHITE)
  )
}

/** Black and white, laid diagonally; they narrow towards the back. */
function tiles(): string {
  const rows = 5
  const right = BACK.x + BACK.w
  const edge = (t: number) => [x + (BACK.x - x) * t, x + w + (right - x - w) * t] as const
  const floor = polygon(
    [
      [x, FOOT],
      [x + w, FOOT],
      [right, BACK.foot],
      [BACK.x, BACK.foot],
    ],
    '#F4EFE4',
  )
  const dark = repeat(rows, (row) => {
    const [near, far] = [row / rows, (row + 1) / rows].map((t) => 1 - (1 - t) ** 1.5)
    const [l1, r1] = edge(near ?? 0)
    const [l2, r2] = edge(far ?? 0)
    const [y1, y2] = [
      FOOT - (FOOT - BACK.foot) * (near ?? 0),
      FOOT - (FOOT - BACK.foot) * (far ?? 0),
    ]
    return repeat(6, (i) => {
      if ((i + row) % 2 === 1) return ''
      const at = (l: number, r: number, n: number) => l + ((r - l) * n) / 6
      return polygon(
        [
          [at(l1, r1, i), y1],
          [at(l1, r1, i + 1), y1],
          [at(l2, r2, i + 1), y2],
          [at(l2, r2, i), y2],
        ],
        '#3F4A47',
      )
    })
  })
  return floor + dark
}

/** They rise along the right wall towards the back. */
function stairs(): string {
  const count = 9
  const [from, to] = [x + w - 4, BACK.x + 66]
  const steps = repeat(count, (i) => {
    const left = from - ((from - to) * (i + 1)) / count
    const top = FOOT - 34 - i * 24
    return (
      rect(left, top, x + w - left, 24, shade('#C9A377', -0.04 * (i % 2))) +
      rect(left - 3, top - 4, x + w - left + 3, 6, '#8F6B4A')
    )
  })
  const newel =
    rect(from - 12, FOOT - 142, 11, 112, '#7A5B44') + circle(from - 6.5, FOOT - 146, 8, '#7A5B44')
  return (
    steps +
    newel +
    stroke(d`M${from - 6} ${FOOT - 130}L${to - 2} ${FOOT - 320}`, '#7A5B44', 7, {
      'stroke-linecap': 'round',
    }) +
    stroke(
      repeat(7, (i) => d`M${from - 16 - i * 14} ${FOOT - 124 - i * 23.5}v${66 + i * 1.5}`),
      WHITE,
      4,
    )
  )
}

function light(): string {
  const lampX = x + w / 2 - 6
  return (
    ellipse(lampX, y + 92, 108, 84, LAMPLIGHT, { opacity: 0.28 }) +
    rect(lampX - 1.5, y, 3, 58, CHARCOAL) +
    circle(lampX, y + 76, 19, '#FFF6E4') +
    rect(lampX - 8, y + 54, 16, 7, BRASS)
  )
}

/** The way through to the garden. */
function backDoor(): string {
  const [left, top] = [BACK.x + 10, BACK.y + 66]
  return (
    rect(left - 5, top - 5, 50, BACK.foot - top + 5, WHITE) +
    rect(left, top, 40, BACK.foot - top, '#B9D0BC') +
    path(d`M${left} ${BACK.foot - 48}q12 -16 22 -6t18 -8v62h-40Z`, '#7E9B6E') +
    stroke(
      d`M${left + 20} ${top}V${BACK.foot}M${left} ${top + 48}h40M${left} ${top + 96}h40`,
      WHITE,
      3,
    )
  )
}
