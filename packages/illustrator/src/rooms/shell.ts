import { mix, shade } from '../colour.ts'
import { WHITE } from '../palette.ts'
import { d, path, rect, repeat, stroke } from '../shapes.ts'
import { HEIGHT, WIDTH } from '../stage.ts'
import { FLOOR, type Room } from './room.ts'
import type { Scheme } from './scheme.ts'

/** Wall, floor, skirting and what the age of the house puts above them. */
export function shell(room: Room, floor: Scheme['floor'] = room.scheme.floor): string {
  const { wall } = room.scheme
  return (
    rect(0, 0, WIDTH, FLOOR, wall) +
    rect(0, 0, WIDTH, 70, '#ffffff', { opacity: 0.1 }) +
    ceiling(room) +
    floorOf(floor, floor === room.scheme.floor ? room.scheme.floorColour : '#D9CFBF') +
    rect(0, FLOOR - 14, WIDTH, 14, isDark(wall) ? shade(wall, 0.12) : WHITE) +
    rect(0, FLOOR - 14, WIDTH, 1.6, '#20302C', { opacity: 0.12 }) +
    rect(0, FLOOR, WIDTH, 6, '#20302C', { opacity: 0.12 })
  )
}

export function isDark(colour: string): boolean {
  return Number.parseInt(colour.slice(1, 3), 16) < 120
}

function ceiling({ building, scheme, seed }: Room): string {
  const light = isDark(scheme.wall) ? '#DAD6C8' : shade(mix(scheme.wall, WHITE, 0.35), -0.035)
  if (building === 'cottage') {
    const oak = '#6B5443'
    return (
      rect(0, 0, WIDTH, 46, light) +
      rect(0, 40, WIDTH, 16, oak) +
      rect(0, 53, WIDTH, 3, shade(oak, -0.3)) +
      repeat(5, (i) => path(d`M${i * 160 + 10} 0h38l-6 42h-26Z`, shade(oak, -0.08)))
    )
  }
  const isPeriod =
    ['terraced', 'semi', 'detached', 'maisonette'].includes(building) && seed % 3 !== 0
  return isPeriod
    ? rect(0, 0, WIDTH, 34, light) +
        rect(0, 34, WIDTH, 5, shade(light, -0.06)) +
        rect(0, 41, WIDTH, 3, shade(light, -0.1)) +
        rect(0, 96, WIDTH, 3, mix(scheme.wall, light, 0.6))
    : rect(0, 0, WIDTH, 26, light) + rect(0, 26, WIDTH, 3, '#20302C', { opacity: 0.07 })
}

function floorOf(kind: Scheme['floor'], colour: string): string {
  const line = shade(colour, -0.16)
  const ground = rect(0, FLOOR, WIDTH, HEIGHT - FLOOR, colour)
  const towards = (x: number): string => d`M${x} ${FLOOR}L${360 + (x - 360) * 1.9} ${HEIGHT}`
  const rays = (step: number): string =>
    repeat(Math.ceil(WIDTH / step) + 1, (i) => towards(i * step))
  switch (kind) {
    case 'boards':
      return (
        ground +
        stroke(rays(36), line, 1.4, { opacity: 0.6 }) +
        stroke(
          'M60 392h62M210 420h92M420 384h54M520 440h110M20 452h96M330 462h90M610 398h60',
          line,
          1.4,
          { opacity: 0.6 },
        )
      )
    case 'herringbone': {
      const zigzag = (y: number, step: number): string =>
        `M-20 ${y}${repeat(WIDTH / step + 2, (i) => d`l${step / 2} ${(i % 2 ? 1 : -1) * 0 - step / 4}l${step / 2} ${step / 4}`)}`
      return (
        ground +
        stroke(
          [376, 390, 407, 428, 454, 486].map((y, i) => zigzag(y, 36 + i * 8)).join(''),
          line,
          1.4,
          { opacity: 0.55 },
        )
      )
    }
    case 'carpet':
      return (
        ground +
        stroke(
          'M40 390h8M130 410h9M250 384h7M330 430h9M470 396h8M590 420h9M660 388h7M90 450h9M420 462h9M550 456h9M210 452h9',
          line,
          2,
          { opacity: 0.4, 'stroke-linecap': 'round' },
        )
      )
    case 'tiles':
    case 'flags':
      return (
        ground +
        stroke(
          `${rays(kind === 'tiles' ? 48 : 84)}M0 380H720M0 402H720M0 432H720M0 470H720`,
          line,
          1.3,
          { opacity: 0.6 },
        )
      )
  }
}

/** Daylight that falls through a window on wall and floor. */
export function sunPatch(x: number, w: number): string {
  return path(d`M${x} ${FLOOR}H${x + w}L${x + w + 130} ${HEIGHT}H${x + 90}Z`, '#FFF8E6', {
    opacity: 0.2,
  })
}

/** Low panelling with a rail along the wall. */
export function panelling({ scheme }: Room): string {
  const c = shade(scheme.wall, -0.06)
  return (
    rect(0, 268, 720, FLOOR - 282, c) +
    rect(0, 264, 720, 6, shade(scheme.wall, 0.4)) +
    stroke(
      repeat(8, (i) => d`M${i * 92 + 10} 282h72v58h-72Z`),
      shade(c, -0.1),
      1.8,
    )
  )
}
