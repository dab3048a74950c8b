import { lampPost, picketFence, pillarBox } from '../boundaries.ts'
import { shade } from '../colour.ts'
import { hedge, lawnColour, tree, tufts } from '../planting.ts'
import type { Random } from '../random.ts'
import { d, path, rect, repeat, stroke } from '../shapes.ts'
import { type Elevation, GROUND, type Stage, WIDTH } from '../stage.ts'

/** Trees behind and beside a building that leaves room for them. */
export function treesBeside(stage: Stage, random: Random, { left, right }: Elevation): string {
  const { season } = stage
  const side = (from: number, to: number): string => {
    const room = to - from
    if (room < 60) return ''
    const big = Math.min(62, room * random.between(0.32, 0.42))
    const x = from + room * random.between(0.34, 0.5)
    return (
      tree(x + big * 0.8, GROUND + 4, big * 0.6, random, season) +
      tree(x, GROUND + 12, big, random, season)
    )
  }
  return side(-10, left) + side(right, WIDTH + 10)
}

/** The ground in front of a building. */
export function foreground(stage: Stage, random: Random, { setting, doorX }: Elevation): string {
  const lawn = lawnColour(stage.season)
  switch (setting) {
    case 'street':
      return streetFloor()
    case 'garden':
      return (
        rect(0, GROUND, WIDTH, 60, lawn) + tufts(446, 26, random, lawn) + doorPath(random, doorX)
      )
    case 'lane':
      return (
        rect(0, GROUND, WIDTH, 60, lawn) +
        path(d`M0 458Q200 446 420 456T720 450V480H0Z`, '#D8CBB2') +
        tufts(430, 20, random, lawn) +
        doorPath(random, doorX)
      )
    case 'forecourt':
      return (
        rect(0, GROUND, WIDTH, 60, '#D6CFC2') +
        stroke(
          `${repeat(9, (i) => d`M${i * 90 - 20} 480L${i * 80 + 36} ${GROUND}`)}M0 442H720`,
          '#BDB7AB',
          1.2,
          { opacity: 0.7 },
        )
      )
  }
}

function streetFloor(): string {
  return (
    rect(0, GROUND, WIDTH, 24, '#D8D2C6') +
    stroke(
      repeat(12, (i) => d`M${i * 62 + 20} 428l-8 14`),
      '#C4BDAF',
      1.2,
    ) +
    rect(0, 442, WIDTH, 4, '#BDB7AB') +
    rect(0, 446, WIDTH, 34, '#8B8F8F') +
    rect(0, 446, WIDTH, 3, '#7A7F7F')
  )
}

/** What stands between the viewer and the house: street trees, lamps, a pillar box, a boundary. */
export function nearby(stage: Stage, random: Random, { setting, doorX }: Elevation): string {
  if (setting === 'forecourt') return ''
  if (setting !== 'street') return frontBoundary(stage, random, doorX)
  const side = random.chance(0.5) ? 1 : -1
  const place = (far: number): number => 360 + side * far
  switch (random.int(0, 6)) {
    case 0:
      return lampPost(place(270), 441, stage.lit > 0.3)
    case 1:
      return random.chance(0.6) ? pillarBox(place(250), 442) : ''
    case 2:
      return (
        tree(place(296), 440, 44, random, stage.season) +
        lampPost(place(-282), 441, stage.lit > 0.3)
      )
    case 3:
    case 4:
      return tree(place(290), 440, 40, random, stage.season)
    default:
      return ''
  }
}

function doorPath(random: Random, x: number): string {
  const colour = random.pick(['#DCCFB8', '#D3CCBE', '#CFA78C'] as const)
  const edge = shade(colour, -0.14)
  const slabs = random.chance(0.5)
  return (
    path(d`M${x - 26} ${GROUND}H${x + 26}L${x + 62} 480H${x - 62}Z`, colour) +
    (slabs
      ? stroke(
          d`M${x - 34} 433H${x + 34}M${x - 44} 450H${x + 44}M${x - 2} ${GROUND}V433M${x + 8} 433V450M${x - 8} 450V480`,
          edge,
          1.4,
        )
      : stroke(d`M${x - 26} ${GROUND}L${x - 62} 480M${x + 26} ${GROUND}L${x + 62} 480`, edge, 3))
  )
}

/** A boundary close to the viewer, with a gap for the path. */
function frontBoundary(stage: Stage, random: Random, doorX: number): string {
  const gap = 64
  const kind = random.int(0, 2)
  if (kind === 0) return ''
  const runs: readonly (readonly [number, number])[] = [
    [-10, doorX - gap],
    [doorX + gap, WIDTH + 10],
  ]
  return runs
    .map(([from, to]) =>
      kind === 1
        ? hedge(from, 476, to - from, 22, stage.season === 'autumn' ? '#8F9A5C' : '#5E7F63')
        : picketFence(from, 474, to - from, 34),
    )
    .join('')
}
