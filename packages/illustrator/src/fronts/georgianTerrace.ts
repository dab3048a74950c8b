import { railings } from '../boundaries.ts'
import { shade } from '../colour.ts'
import { door, steps, surround } from '../doors.ts'
import { wallOf, weathered } from '../materials.ts'
import { CHARCOAL, WHITE } from '../palette.ts'
import { potPlant } from '../planting.ts'
import { takeTurns } from '../random.ts'
import { chimney } from '../roofs.ts'
import { d, rect, repeat, stroke } from '../shapes.ts'
import { type Elevation, GROUND, type Stage } from '../stage.ts'
import { archedWindow, drawWindow } from '../windows.ts'
import { row } from './row.ts'

const WIDTH = 176
const TOP = 104

/** Three storeys and a parapet: stucco below, brick above, or stucco in a different tint per house. */
export function georgianTerrace(stage: Stage): Elevation {
  const { random } = stage
  const pastel = random.chance(0.4)
  const base = wallOf(
    stage,
    pastel ? 'pastel' : takeTurns(['stock', 'stone', 'red'] as const, stage.seed),
  )
  const stucco = random.pick(['#F3EBDD', '#EFE6D6', '#F6F1E6'] as const)
  const head = pastel ? 'stucco' : random.pick(['brick', 'none'] as const)
  const bars = random.pick(['sash6', 'sash2'] as const)
  const arched = random.chance(0.5)
  const porch = random.pick(['hood', 'pediment', 'plain'] as const)
  const tint = random.int(0, 7)

  const art = row(stage, WIDTH, false, ({ index, doorColour }) => {
    const wall = pastel
      ? wallOf(stage, 'pastel', tint + index + 3)
      : weathered(stage, base, index % 2 === 0 ? 0 : 0.06)
    const trim = pastel ? WHITE : shade(wall.colour, 0.35)
    const upper = [30, 108]
      .map((x) => drawWindow(stage, x, 142, 36, 48, { bars, head, trim }))
      .join('')
    const middle = [30, 108]
      .map(
        (x) =>
          drawWindow(stage, x, 218, 36, 74, { bars, head, trim, sill: false }) +
          stage.defs.stamp(balconette(56), x - 10, 296),
      )
      .join('')
    const ground = arched
      ? archedWindow(stage, 30, 330, 38, 66)
      : drawWindow(stage, 30, 338, 38, 60, { bars, head: 'none' })
    const doorTop = 336
    const shell =
      chimney(
        WIDTH - 26,
        72,
        52,
        TOP + 8,
        pastel ? shade(wall.colour, -0.1) : wall.fill,
        wall.colour,
        4,
      ) +
      rect(0, TOP, WIDTH + 0.5, GROUND - TOP, wall.fill) +
      rect(0, 306, WIDTH + 0.5, GROUND - 306, stucco) +
      stroke(
        repeat(5, (i) => d`M0 ${326 + i * 19}H${WIDTH}`),
        shade(stucco, -0.14),
        1.1,
        { opacity: 0.8 },
      ) +
      rect(0, 302, WIDTH + 0.5, 7, WHITE) +
      rect(0, 309, WIDTH + 0.5, 3, '#20302C', { opacity: 0.12 }) +
      rect(0, TOP, WIDTH + 0.5, 6, shade(stucco, -0.04)) +
      rect(-1, TOP + 16, WIDTH + 2, 7, WHITE) +
      rect(0, TOP + 23, WIDTH + 0.5, 4, '#20302C', { opacity: 0.14 }) +
      rect(WIDTH - 1, TOP, 2, GROUND - TOP, '#20302C', { opacity: 0.12 })
    const area =
      steps(106, 426, 40, 2) + railings(2, 428, 88, 36) + railings(162, 428, WIDTH - 160, 36)
    return (
      stage.defs.stamp(shell, 0, 0) +
      upper +
      middle +
      ground +
      (porch === 'plain'
        ? ''
        : stage.defs.stamp(surround(106, doorTop, 40, 84, 308, porch, WHITE), 0, 0)) +
      door(stage, 106, doorTop, 40, 76, {
        leaf: index % 2 === 0 ? 'six' : 'four',
        colour: doorColour,
        fan: porch === 'plain' ? 'arch' : 'box',
      }) +
      stage.defs.stamp(area, 0, 0) +
      (index === 0
        ? potPlant(96, 426, random, '#3E474B') + potPlant(157, 426, random, '#3E474B')
        : '')
    )
  })
  return { art, setting: 'street', doorX: 398, left: 0, right: 720 }
}

function balconette(w: number): string {
  return stroke(
    `${repeat(8, (i) => d`M${3 + (i * (w - 6)) / 7} 0v-17`)}${d`M0 -17h${w}M0 0h${w}`}`,
    CHARCOAL,
    1.8,
  )
}
