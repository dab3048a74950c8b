import type { Defs } from './defs.ts'
import outlines from './lettering.data.json' with { type: 'json' }
import { group, num } from './shapes.ts'

type Weight = keyof typeof outlines

/**
 * The outlines are Figtree's (SIL Open Font License 1.1), drawn at this size with the baseline at 0;
 * lettering.generate.ts writes them.
 */
const DRAWN_SIZE = 100

const letters: Record<Weight, Record<string, readonly (string | number)[]>> = outlines

function advanceOf(letter: string, weight: Weight): number {
  return Number(letters[weight][letter]?.[0] ?? 0)
}

/** How wide a text is at a font size. */
export function widthOf(text: string, size: number, weight: Weight = 'regular'): number {
  const advance = [...text].reduce((sum, letter) => sum + advanceOf(letter, weight), 0)
  return (advance * size) / DRAWN_SIZE
}

/** Text as outlines, centred on x with its baseline at y. A letter we have no outline for is left out. */
export function centredText(
  defs: Defs,
  text: string,
  x: number,
  y: number,
  style: { size: number; fill: string; weight?: Weight },
): string {
  const { size, fill, weight = 'regular' } = style
  let along = 0
  const glyphs = [...text].map((letter) => {
    const outline = String(letters[weight][letter]?.[1] ?? '')
    const glyph = outline === '' ? '' : defs.stamp(`<path d="${outline}"/>`, along, 0)
    along += advanceOf(letter, weight)
    return glyph
  })
  const left = x - widthOf(text, size, weight) / 2
  const scale = Math.round((size / DRAWN_SIZE) * 1000) / 1000
  return group(glyphs.join(''), {
    fill,
    transform: `translate(${num(left)} ${num(y)}) scale(${scale})`,
  })
}
