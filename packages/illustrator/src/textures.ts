import { mix, shade } from './colour.ts'
import type { Defs } from './defs.ts'
import { d, path, rect, stroke } from './shapes.ts'

export type Surface =
  | 'brick'
  | 'stone'
  | 'rubble'
  | 'render'
  | 'pebbledash'
  | 'slate'
  | 'tile'
  | 'board'

interface Texture {
  width: number
  height: number
  draw(colour: string): string
}

const faint = { opacity: 0.55 }

/** Courses a little lighter than the bricks, and here and there a brick of another firing. */
const TEXTURES: Record<Surface, Texture> = {
  brick: {
    width: 44,
    height: 28,
    draw: (c) =>
      stroke('M0 7H44M0 14H44M0 21H44M0 28H44', shade(c, -0.16), 0.9, { opacity: 0.6 }) +
      stroke(
        'M11 0V7M33 0V7M0 7V14M22 7V14M11 14V21M33 14V21M0 21V28M22 21V28',
        shade(c, -0.13),
        0.7,
        {
          opacity: 0.4,
        },
      ) +
      path('M11 0H33V7H11ZM22 21H44V28H22Z', shade(c, -0.1), faint) +
      path('M0 7H22V14H0Z', shade(c, 0.12), faint),
  },
  stone: {
    width: 72,
    height: 40,
    draw: (c) =>
      stroke('M0 20H72M0 40H72M18 0V20M56 0V20M0 20V40M36 20V40', shade(c, -0.16), 1, {
        opacity: 0.5,
      }) +
      rect(18, 0, 38, 20, shade(c, -0.06), faint) +
      rect(36, 20, 36, 20, shade(c, 0.12), faint),
  },
  rubble: {
    width: 76,
    height: 44,
    draw: (c) =>
      path(
        'M6 4h16q3 0 3 3v3q0 3-3 3H6q-3 0-3-3V7q0-3 3-3ZM44 22h20q4 0 4 4t-4 4H44q-4 0-4-4t4-4Z',
        shade(c, -0.1),
        faint,
      ) +
      path(
        'M34 3h13q3 0 3 4t-3 4H34q-3 0-3-4t3-4ZM10 27h14q4 0 4 3t-4 4H10q-4 0-4-4t4-3Z',
        shade(c, 0.16),
        faint,
      ) +
      path('M58 10h12v5H58ZM26 36h12v5H26Z', shade(c, -0.14), { opacity: 0.4 }),
  },
  render: {
    width: 90,
    height: 70,
    draw: (c) =>
      path('M8 12h14v1.4H8ZM52 30h20v1.4H52ZM24 56h12v1.4H24Z', shade(c, -0.12), { opacity: 0.4 }),
  },
  pebbledash: {
    width: 22,
    height: 22,
    draw: (c) =>
      path(
        'M3 4h1.6v1.6H3ZM12 2h1.6v1.6H12ZM8 11h1.6v1.6H8ZM18 9h1.6v1.6H18ZM2 17h1.6v1.6H2ZM14 18h1.6v1.6H14Z',
        shade(c, -0.2),
        { opacity: 0.45 },
      ),
  },
  slate: {
    width: 36,
    height: 20,
    draw: (c) =>
      stroke('M0 10H36M0 20H36', shade(c, -0.3), 0.9, { opacity: 0.55 }) +
      stroke('M12 0V10M30 10V20', shade(c, 0.2), 0.8, { opacity: 0.3 }) +
      path('M12 0H30V10H12Z', shade(c, 0.1), { opacity: 0.35 }),
  },
  tile: {
    width: 20,
    height: 18,
    draw: (c) =>
      stroke('M0 9q5 3 10 0t10 0M-5 18q5 3 10 0t10 0t10 0', shade(c, -0.28), 1, { opacity: 0.5 }) +
      path('M10 0h10v8H10Z', shade(c, 0.12), { opacity: 0.25 }),
  },
  board: {
    width: 40,
    height: 11,
    draw: (c) => stroke('M0 10.5H40', shade(c, -0.2), 1.1, { opacity: 0.6 }),
  },
}

/** A fill that looks like the material from across the street. */
export function textured(defs: Defs, surface: Surface, colour: string): string {
  const { width, height, draw } = TEXTURES[surface]
  return defs.fill(
    `${surface}${colour}`,
    (id) =>
      `<pattern id="${id}" width="${width}" height="${height}" patternUnits="userSpaceOnUse">${rect(0, 0, width, height, colour)}${draw(colour)}</pattern>`,
  )
}

/** A soft shadow that a ledge throws on the wall under it. */
export function shadow(x: number, y: number, w: number, h = 7): string {
  return path(d`M${x} ${y}H${x + w}V${y + h}H${x}Z`, mix('#20302C', '#5B4A45', 0.4), {
    opacity: 0.14,
  })
}
