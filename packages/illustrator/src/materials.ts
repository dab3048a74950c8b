import { shade } from './colour.ts'
import {
  PASTELS,
  RED_BRICKS,
  RENDERS,
  SLATES,
  STOCK_BRICKS,
  STONES,
  TILES,
  WHITE,
} from './palette.ts'
import { takeTurns } from './random.ts'
import type { RoofStyle } from './roofs.ts'
import type { Stage } from './stage.ts'
import { type Surface, textured } from './textures.ts'

export interface Wall {
  surface: Surface
  colour: string
  /** The textured fill. */
  fill: string
  /** For lintels, quoins and bands on this wall. */
  trim: string
}

type WallKind = 'red' | 'stock' | 'stone' | 'render' | 'pastel' | 'pebbledash' | 'rubble'

const WALLS: Record<
  WallKind,
  { surface: Surface; colours: readonly [string, ...string[]]; trim: string }
> = {
  red: { surface: 'brick', colours: RED_BRICKS, trim: '#E9DEC8' },
  stock: { surface: 'brick', colours: STOCK_BRICKS, trim: '#F3EADA' },
  stone: { surface: 'stone', colours: STONES, trim: '#F0E6D2' },
  rubble: { surface: 'rubble', colours: STONES, trim: '#E6DAC4' },
  render: { surface: 'render', colours: RENDERS, trim: WHITE },
  pastel: { surface: 'render', colours: PASTELS, trim: WHITE },
  pebbledash: {
    surface: 'pebbledash',
    colours: ['#DCD0BC', '#D3CABB', '#E0D8C8', '#CFC4B0'],
    trim: WHITE,
  },
}

export function wallOf(stage: Stage, kind: WallKind, turn?: number): Wall {
  const { surface, colours, trim } = WALLS[kind]
  const colour = takeTurns(colours, turn ?? Math.floor(stage.seed / 3) + stage.random.int(0, 1))
  return wall(stage, surface, colour, trim)
}

/** A wall of any colour. */
export function wall(stage: Stage, surface: Surface, colour: string, trim: string = WHITE): Wall {
  return { surface, colour, fill: textured(stage.defs, surface, colour), trim }
}

/** The same wall a little lighter or darker, as a neighbour's is. */
export function weathered(stage: Stage, base: Wall, amount: number): Wall {
  return wall(stage, base.surface, shade(base.colour, amount), base.trim)
}

export function slateRoof(stage: Stage): RoofStyle {
  return { surface: 'slate', colour: stage.random.pick(SLATES) }
}

export function tileRoof(stage: Stage): RoofStyle {
  return { surface: 'tile', colour: stage.random.pick(TILES) }
}
