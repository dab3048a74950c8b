import { mix, shade } from '../colour.ts'
import { wall, wallOf } from '../materials.ts'
import { CHARCOAL, EMBER, GLASS, PINE } from '../palette.ts'
import { hedge, potPlant, shrubs } from '../planting.ts'
import { takeTurns } from '../random.ts'
import { d, group, path, rect, repeat, stroke } from '../shapes.ts'
import { type Elevation, GROUND, type Stage } from '../stage.ts'
import { drawWindow } from '../windows.ts'

/** Brick or render with balconies, four or five storeys, a glazed entrance. */
export function balconyBlock(stage: Stage): Elevation {
  const { random } = stage
  const main = wallOf(
    stage,
    takeTurns(['red', 'stock', 'render', 'red'] as const, Math.floor(stage.seed / 3)),
  )
  const accent = wall(
    stage,
    'board',
    random.pick(['#8C7A68', '#66777A', '#B79B74', '#7D8B7C'] as const),
  )
  const floors = random.int(4, 5)
  const columns = random.int(4, 5)
  const frame = random.pick([CHARCOAL, CHARCOAL, '#FBF7EF'] as const)
  const storey = 74
  const top = GROUND - floors * storey - 10
  const w = columns * 88 + 24
  const x = 344 - w / 2
  const entrance = random.int(1, columns - 2)
  const balconies = random.int(0, 2)
  const solid = random.chance(0.4)
  const accentColumn = random.int(0, columns - 1)
  const bays = repeat(floors * columns, (i) => {
    const floor = Math.floor(i / columns)
    const column = i % columns
    if (floor === floors - 1 && column === entrance) return ''
    const cx = x + 24 + column * 88
    const cy = top + 26 + floor * storey
    const hasBalcony =
      floor < floors - 1 &&
      (balconies === 0
        ? column % 2 === floor % 2
        : balconies === 1
          ? column % 2 === 0
          : column !== entrance)
    return hasBalcony
      ? drawWindow(stage, cx, cy - 6, 62, 60, {
          bars: 'split',
          head: 'none',
          frame,
          sill: false,
          dressing: 1,
        }) + balcony(stage, cx - 8, cy + 54, 78, solid, frame)
      : drawWindow(stage, cx + 4, cy, 54, 44, {
          bars: 'split',
          head: 'none',
          frame,
          sill: frame !== CHARCOAL,
        })
  })
  const doorX = x + 24 + entrance * 88 + 31
  const art =
    neighbour(stage, x + w - 20, main.colour) +
    rect(x, top, w, GROUND - top, main.fill) +
    rect(x + 12 + accentColumn * 88, top, 86, (floors - 1) * storey + 6, accent.fill) +
    rect(x - 6, top - 8, w + 12, 11, shade(main.colour, -0.35)) +
    rect(x, top + 3, w, 5, '#20302C', { opacity: 0.14 }) +
    rect(x, GROUND - storey - 2, w, 4, shade(main.colour, -0.2), { opacity: 0.6 }) +
    bays +
    entranceDoors(doorX, random.pick([EMBER, PINE, CHARCOAL, '#D8A23A'] as const)) +
    hedge(x + 4, 430, doorX - x - 56, 18) +
    shrubs(doorX + 54, 430, x + w - doorX - 62, random, stage.season) +
    potPlant(doorX - 46, 430, random, '#5E6066')
  return { art, setting: 'street', doorX, left: x, right: 760 }
}

function neighbour(stage: Stage, x: number, colour: string): string {
  const c = mix(colour, '#EEF0EA', 0.45)
  const panes = repeat(9, (i) =>
    rect(
      x + 44 + (i % 3) * 58,
      206 + Math.floor(i / 3) * 72,
      34,
      44,
      i % 4 === 1 && stage.lit > 0.2 ? '#F6D78F' : mix(GLASS, c, 0.35),
    ),
  )
  return rect(x, 172, 260, GROUND - 172, c) + rect(x, 168, 264, 7, shade(c, -0.14)) + panes
}

function balcony(
  stage: Stage,
  x: number,
  y: number,
  w: number,
  solid: boolean,
  frame: string,
): string {
  const rail = solid
    ? rect(x + 2, y - 26, w - 4, 24, '#DCE7E6', { opacity: 0.75 })
    : stroke(
        repeat(10, (i) => d`M${x + 3 + (i * (w - 6)) / 9} ${y}v-25`),
        frame,
        1.7,
      )
  const green = stage.random.chance(0.35)
    ? path(d`M${x + 8} ${y - 2}q-2 -22 6 -24q3 8 6 2q6 4 4 22Z`, '#6B8C66')
    : ''
  return (
    green +
    rail +
    rect(x, y - 28, w, 3, frame) +
    rect(x, y - 2, w, 5, frame) +
    rect(x, y + 3, w, 5, '#20302C', { opacity: 0.14 })
  )
}

function entranceDoors(x: number, colour: string): string {
  return group(
    rect(x - 40, 350, 80, 70, CHARCOAL) +
      rect(x - 34, 357, 32, 63, '#B9CDCE') +
      rect(x + 2, 357, 32, 63, '#B9CDCE') +
      path(d`M${x - 34} 420l26 -63h6v20l-18 43ZM${x + 2} 420l26 -63h6v20l-18 43Z`, '#FFFFFF', {
        opacity: 0.2,
      }) +
      rect(x - 5, 384, 2, 18, CHARCOAL) +
      rect(x + 3, 384, 2, 18, CHARCOAL) +
      rect(x - 54, 340, 108, 9, colour) +
      rect(x - 50, 349, 100, 4, '#20302C', { opacity: 0.18 }),
    {},
  )
}
