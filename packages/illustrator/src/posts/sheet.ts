import type { Defs } from '../defs.ts'
import { GROUND, type Stage } from '../stage.ts'

/** Pixels of a post's picture: what social networks show whole. */
export const SHEET_WIDTH = 1200
export const SHEET_HEIGHT = 630

/** A building of the illustrator's, set into a larger picture. */
interface Plot {
  /** What is drawn on GROUND, in the illustrator's own measure. */
  art: string
  /** Where its left edge comes, and where it stands. */
  x: number
  foot: number
  scale: number
  /** Which part of it shows, from left to right. */
  from: number
  to: number
}

/** Nothing of a building reaches higher than this in its own measure. */
const TOP = 30
const SHOWN = GROUND + 14 - TOP

export function placed({ art, x, foot, scale, from, to }: Plot): string {
  const width = Math.round((to - from) * scale)
  const y = Math.round(foot - (GROUND - TOP) * scale)
  return `<svg x="${x}" y="${y}" width="${width}" height="${Math.round(SHOWN * scale)}" viewBox="${from} ${TOP} ${to - from} ${SHOWN}">${art}</svg>`
}

/** A sky that changes from its top to the horizon, given as stops from 0 to 1. */
export function skyFill(defs: Defs, stops: readonly (readonly [number, string])[]): string {
  const shown = stops.map(([at, colour]) => `<stop offset="${at}" stop-color="${colour}"/>`)
  return defs.fill(
    'sky',
    (id) =>
      `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1">${shown.join('')}</linearGradient>`,
  )
}

export type StageOf = (seed: number, more?: Partial<Stage>) => Stage
