import { ellipse } from '../shapes.ts'

/** A soft shadow on the floor. */
export function underneath(x: number, y: number, w: number): string {
  return ellipse(x + w / 2, y, w / 2 + 8, 7, '#20302C', { opacity: 0.13 })
}
