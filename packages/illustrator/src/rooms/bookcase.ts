import { shade } from '../colour.ts'
import type { Random } from '../random.ts'
import { circle, rect, repeat } from '../shapes.ts'
import { underneath } from './floorShadow.ts'

/** Books and small things on a shelf of width w that lies on y. */
export function books(
  x: number,
  y: number,
  w: number,
  random: Random,
  colours: readonly string[],
): string {
  let along = 0
  let art = ''
  while (along < w - 14) {
    const bw = random.between(5, 10)
    if (random.chance(0.14)) {
      art += circle(
        x + along + 9,
        y - 8,
        8,
        colours[random.int(0, colours.length - 1)] ?? '#8A6B4E',
      )
      along += 22
    } else if (random.chance(0.16)) {
      along += 10
    } else {
      const bh = random.between(18, 29)
      art += rect(
        x + along,
        y - bh,
        bw,
        bh,
        colours[random.int(0, colours.length - 1)] ?? '#8A6B4E',
      )
      along += bw + 0.8
    }
  }
  return art
}

export function bookcase(
  x: number,
  y: number,
  w: number,
  h: number,
  wood: string,
  random: Random,
  colours: readonly string[],
): string {
  const shelves = Math.max(2, Math.round(h / 46))
  const step = h / shelves
  return (
    underneath(x, y + 2, w) +
    rect(x, y - h, w, h, wood) +
    repeat(
      shelves,
      (i) =>
        rect(x + 5, y - h + i * step + 5, w - 10, step - 8, shade(wood, -0.26)) +
        books(x + 9, y - h + (i + 1) * step - 3, w - 16, random, colours),
    )
  )
}
