import type { Defs } from './defs.ts'
import type { Random } from './random.ts'

export const WIDTH = 720
export const HEIGHT = 480
/** Where walls meet the ground. */
export const GROUND = 420

export type Season = 'spring' | 'summer' | 'autumn' | 'winter'

/** What every part of a drawing may ask for. */
export interface Stage {
  /** Takes turns through materials, so that neighbouring seeds differ. */
  seed: number
  /** 0 to 8. */
  beds: number
  nth: number
  /** The character of this one building or room. */
  random: Random
  defs: Defs
  season: Season
  /** The share of windows with a light on. */
  lit: number
}

/** A building drawn on GROUND, and what it stands in. */
export interface Elevation {
  art: string
  setting: 'street' | 'garden' | 'lane' | 'forecourt'
  /** The horizontal middle of the front door, for the path that leads to it. */
  doorX: number
  /** Free ground to the left and right, where trees can stand. */
  left: number
  right: number
}
