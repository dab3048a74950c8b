import { shade } from './colour.ts'
import { festoon } from './gardenFurniture.ts'
import { CHARCOAL } from './palette.ts'
import { flowers, shrubs } from './planting.ts'
import { createRandom } from './random.ts'
import type { Room } from './rooms/room.ts'
import { circle, d, ellipse, path, rect, repeat, stroke } from './shapes.ts'
import { textured } from './textures.ts'

export function terrace(room: Room): string {
  const { random, scheme } = room
  const look = createRandom('skyline', room.seed, room.nth)
  const skyline = (foot: number, colour: string, low: number, high: number): string =>
    repeat(12, (i) => {
      const h = look.between(low, high)
      return rect(
        i * 62 - 6,
        foot - h,
        look.between(40, 66),
        h,
        shade(colour, look.between(-0.06, 0.08)),
      )
    })
  const glass = random.chance(0.5)
  const rail = glass
    ? rect(0, 268, 720, 116, '#DCE9E9', { opacity: 0.5 }) +
      path('M60 384L170 268h40L100 384ZM420 384L530 268h26L446 384Z', '#FFFFFF', { opacity: 0.3 }) +
      repeat(4, (i) => rect(i * 200 + 56, 262, 6, 124, '#8E9698'))
    : stroke(
        repeat(37, (i) => d`M${i * 20} 384V266`),
        CHARCOAL,
        2.6,
      )
  return (
    skyline(390, '#C3CCCB', 90, 210) +
    skyline(390, '#B4BFBC', 50, 140) +
    circle(120, 352, 36, '#8FA98A') +
    circle(190, 360, 28, '#9DB594') +
    circle(600, 356, 38, '#86A37A') +
    rect(0, 372, 720, 108, textured(room.defs, 'board', '#B89A74')) +
    rail +
    rect(0, 258, 720, 9, glass ? '#8E9698' : CHARCOAL) +
    rect(0, 380, 720, 7, CHARCOAL) +
    stroke('M0 404H720M0 430H720M0 460H720', '#8F7454', 1.4, { opacity: 0.5 }) +
    planter(room, 44) +
    planter(room, 556) +
    bistro(scheme.accent, scheme.second) +
    (random.chance(0.5) ? festoon() : '')
  )
}

function planter({ random, season }: Room, x: number): string {
  return (
    shrubs(x + 4, 402, 112, random, season) +
    (season === 'winter' ? '' : flowers(x + 8, 396, 104, 26, random)) +
    rect(x, 400, 122, 48, '#5E6066') +
    rect(x, 400, 122, 6, '#4A4F57')
  )
}

function bistro(accent: string, second: string): string {
  const seat = (x: number, s: 1 | -1): string =>
    stroke(
      d`M${x} 462L${x + s * 8} 412M${x + s * 36} 462L${x + s * 26} 412M${x + s * 8} 412L${x} 354`,
      CHARCOAL,
      4,
      { 'stroke-linecap': 'round' },
    ) +
    rect(Math.min(x + s * 4, x + s * 38), 407, 34, 8, accent, { rx: 4 }) +
    rect(Math.min(x - s * 3, x + s * 3), 350, 6, 30, second, { rx: 3 })
  return (
    ellipse(360, 462, 110, 8, '#20302C', { opacity: 0.13 }) +
    seat(258, 1) +
    seat(462, -1) +
    rect(358, 390, 4, 72, CHARCOAL) +
    ellipse(360, 462, 26, 4, CHARCOAL) +
    rect(310, 384, 100, 8, '#E9E2D3', { rx: 4 }) +
    path('M334 384v-12h16v12ZM372 384q-4 -14 4 -22h6q8 8 4 22Z', second)
  )
}
