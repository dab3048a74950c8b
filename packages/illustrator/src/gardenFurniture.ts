import { shade } from './colour.ts'
import { CHARCOAL, WHITE } from './palette.ts'
import { takeTurns } from './random.ts'
import type { Room } from './rooms/room.ts'
import { circle, d, ellipse, path, rect, repeat, stroke } from './shapes.ts'
import { textured } from './textures.ts'

export function shed(room: Room, x: number): string {
  const c = takeTurns(['#7D8B7C', '#A98562', '#8FA9B5', '#5E6A5F', '#B08D57'] as const, room.seed)
  return (
    path(d`M${x - 12} 276L${x + 62} 226L${x + 136} 276Z`, '#4A4F57') +
    path(d`M${x} 276L${x + 62} 234L${x + 124} 276Z`, c) +
    rect(x, 274, 124, 86, textured(room.defs, 'board', c)) +
    rect(x + 16, 290, 42, 70, shade(c, -0.18)) +
    stroke(d`M${x + 16} 290l42 66M${x + 37} 290v70`, shade(c, -0.3), 1.6, { opacity: 0.6 }) +
    rect(x + 72, 290, 36, 30, WHITE) +
    rect(x + 75, 293, 30, 24, '#9DB7BC') +
    rect(x + 88.6, 293, 2.8, 24, WHITE) +
    circle(x + 53, 326, 2.4, '#E6C36A')
  )
}

export function tableSet({ scheme, random }: Room, x: number): string {
  const wood = '#A98562'
  const seat = (cx: number, s: 1 | -1): string =>
    stroke(
      d`M${cx} 456L${cx + s * 4} 414L${cx - s * 6} 372M${cx + s * 34} 456L${cx + s * 30} 414`,
      shade(wood, -0.2),
      5,
      { 'stroke-linecap': 'round' },
    ) + rect(Math.min(cx, cx + s * 34), 410, 34, 7, scheme.accent, { rx: 3 })
  const parasol = random.chance(0.6)
    ? rect(x - 2, 232, 4, 180, CHARCOAL) +
      path(
        d`M${x - 128} 282Q${x - 60} 222 ${x} 218Q${x + 60} 222 ${x + 128} 282Q${x + 96} 272 ${x + 64} 282Q${x + 32} 272 ${x} 282Q${x - 32} 272 ${x - 64} 282Q${x - 96} 272 ${x - 128} 282Z`,
        scheme.second,
      ) +
      path(
        d`M${x} 218Q${x + 60} 222 ${x + 128} 282Q${x + 96} 272 ${x + 64} 282Q${x + 44} 240 ${x} 218Z`,
        '#000000',
        { opacity: 0.08 },
      )
    : ''
  return (
    parasol +
    seat(x - 128, 1) +
    seat(x + 128, -1) +
    stroke(d`M${x - 72} 398L${x - 84} 460M${x + 72} 398L${x + 84} 460`, shade(wood, -0.2), 6) +
    rect(x - 96, 388, 192, 10, wood, { rx: 4 }) +
    ellipse(x - 44, 386, 20, 4, WHITE) +
    rect(x + 30, 366, 14, 22, '#9DB7BC', { rx: 3 }) +
    circle(x + 2, 382, 7, '#C8553D') +
    circle(x + 13, 382, 7, '#D8A23A')
  )
}

export function loungers({ scheme }: Room): string {
  const one = (x: number, c: string): string =>
    stroke(
      d`M${x + 10} 458v-22M${x + 120} 458v-22M${x} 436H${x + 134}L${x + 176} 380`,
      '#A98562',
      6,
      { 'stroke-linecap': 'round', 'stroke-linejoin': 'round' },
    ) + path(d`M${x} 422h132l38 -48l10 6l-42 54H${x}Z`, c)
  return (
    one(130, scheme.accent) +
    one(400, scheme.second) +
    rect(338, 420, 44, 6, '#A98562') +
    rect(357, 424, 6, 34, '#8C7A68') +
    rect(350, 402, 11, 18, '#F6D78F', { rx: 2 })
  )
}

/** A string of bulbs across the picture. */
export function festoon(): string {
  const bulbs = repeat(11, (i) => {
    const along = (i + 0.5) / 11
    return circle(720 * along, 150 + 224 * along * (1 - along) + 6, 5.5, '#FBEBD0')
  })
  return stroke('M0 150Q360 262 720 150', CHARCOAL, 1.8) + bulbs
}

export function bench(x: number): string {
  const wood = '#8C7A68'
  return (
    stroke(d`M${x + 10} 362V300M${x + 138} 362V300`, shade(wood, -0.2), 6) +
    repeat(3, (i) => rect(x, 298 + i * 12, 148, 7, wood)) +
    rect(x - 4, 336, 156, 8, shade(wood, 0.1)) +
    stroke(d`M${x + 2} 344V364M${x + 146} 344V364`, shade(wood, -0.2), 6)
  )
}
