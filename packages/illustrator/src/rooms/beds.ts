import { mix, shade } from '../colour.ts'
import { WHITE } from '../palette.ts'
import { d, path, rect, repeat, stroke } from '../shapes.ts'
import { underneath } from './floorShadow.ts'
import type { Room } from './room.ts'
import { isDark } from './shell.ts'

/** A double bed seen from its foot. */
export function doubleBed(room: Room, x: number, w: number): string {
  const { scheme, random } = room
  const head = random.int(0, 2)
  const linen = isDark(scheme.wall)
    ? '#F4EFE4'
    : random.pick(['#FFFFFF', mix(scheme.textile, WHITE, 0.75)] as const)
  const throwColour = random.pick([scheme.accent, scheme.second, scheme.textile] as const)
  const board =
    head === 0
      ? rect(x - 8, 220, w + 16, 130, scheme.textile, { rx: 16 }) +
        stroke(
          repeat(5, (i) => d`M${x - 8 + ((w + 16) * (i + 1)) / 6} 224V330`),
          shade(scheme.textile, -0.14),
          2,
          { opacity: 0.7 },
        )
      : head === 1
        ? rect(x - 6, 232, w + 12, 120, scheme.wood, { rx: 4 }) +
          stroke(
            repeat(7, (i) => d`M${x + 10 + (i * (w - 20)) / 6} 244V320`),
            shade(scheme.wood, -0.2),
            3,
          )
        : path(
            d`M${x - 8} 350V262Q${x + w / 2} 196 ${x + w + 8} 262V350Z`,
            mix(scheme.feature, WHITE, isDark(scheme.wall) ? 0.35 : 0.1),
          )
  const pillow = (px: number, py: number, pw: number, c: string): string =>
    rect(px, py, pw, 44, c, { rx: 14 }) +
    path(d`M${px + 10} ${py + 36}q${pw / 2 - 10} 8 ${pw - 20} 0`, 'none', {
      stroke: '#20302C',
      'stroke-width': 1.6,
      opacity: 0.1,
    })
  return (
    underneath(x - 10, 452, w + 20) +
    board +
    rect(x, 330, w, 40, '#FFFFFF', { rx: 10 }) +
    pillow(x + 12, 280, w / 2 - 22, '#FFFFFF') +
    pillow(x + w / 2 + 10, 280, w / 2 - 22, '#FFFFFF') +
    pillow(x + 34, 298, w / 2 - 48, mix(throwColour, WHITE, 0.2)) +
    pillow(x + w / 2 + 14, 298, w / 2 - 48, mix(throwColour, WHITE, 0.2)) +
    path(
      d`M${x - 4} 346Q${x + w / 2} 332 ${x + w + 4} 346L${x + w + 12} 440Q${x + w / 2} 450 ${x - 12} 440Z`,
      linen,
    ) +
    stroke(
      d`M${x + w * 0.3} 350Q${x + w * 0.26} 400 ${x + w * 0.24} 440M${x + w * 0.7} 350Q${x + w * 0.74} 400 ${x + w * 0.76} 440`,
      '#20302C',
      1.6,
      { opacity: 0.08 },
    ) +
    path(
      d`M${x - 8} 386Q${x + w / 2} 374 ${x + w + 8} 386L${x + w + 12} 428Q${x + w / 2} 438 ${x - 12} 428Z`,
      throwColour,
    ) +
    stroke(
      d`M${x - 9} 396Q${x + w / 2} 384 ${x + w + 9} 396M${x - 11} 420Q${x + w / 2} 429 ${x + w + 11} 420`,
      shade(throwColour, 0.3),
      2.4,
    ) +
    path(d`M${x - 8} 438h12v14h-8ZM${x + w - 4} 438h12l-4 14h-8Z`, shade(scheme.wood, -0.2))
  )
}

/** A single bed seen from its side, its head at the left. */
export function singleBed({ scheme }: Room, x: number, cover: string): string {
  const w = 318
  return (
    underneath(x, 428, w) +
    rect(x, 272, 16, 154, scheme.wood, { rx: 5 }) +
    rect(x + w - 14, 330, 14, 96, scheme.wood, { rx: 5 }) +
    rect(x + 10, 386, w - 18, 20, shade(scheme.wood, -0.08)) +
    rect(x + 14, 350, w - 28, 42, '#FFFFFF', { rx: 12 }) +
    rect(x + 20, 326, 84, 36, '#FFFFFF', { rx: 15 }) +
    rect(x + 20, 354, 84, 8, '#20302C', { opacity: 0.06, rx: 4 }) +
    path(
      d`M${x + 96} 340Q${x + 210} 330 ${x + w - 14} 342V402H${x + 102}Q${x + 90} 372 ${x + 96} 340Z`,
      cover,
    ) +
    path(
      d`M${x + 96} 340Q${x + 110} 338 ${x + 128} 337Q${x + 120} 370 ${x + 132} 402H${x + 102}Q${x + 90} 372 ${x + 96} 340Z`,
      mix(cover, WHITE, 0.6),
    ) +
    stroke(d`M${x + 180} 335V402M${x + 240} 336V402`, shade(cover, 0.2), 4, { opacity: 0.5 })
  )
}
