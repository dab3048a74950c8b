/**
 * Writes lettering.data.json: the outlines of the letters that drawings need, from Figtree
 * (© The Figtree Project Authors, SIL Open Font License 1.1). A drawing shown in an <img> cannot
 * use the fonts of its page, so its words are drawn as outlines.
 *
 * Run it with `node packages/illustrator/src/lettering.generate.ts` when letters are missing.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import opentype from 'opentype.js'

const LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789.,'×/()-& "
const SIZE = 100
const WEIGHTS = { regular: 400, semibold: 600 } as const

const require = createRequire(import.meta.url)

type Commands = ReturnType<ReturnType<typeof opentype.parse>['charToGlyph']>['getPath'] extends (
  ...size: never
) => { commands: infer C }
  ? C
  : never

/**
 * Whole numbers with a space between them. The package's own toPathData drops the space before a
 * small negative number that rounds to 0.
 */
function pathData(commands: Commands): string {
  let at = ''
  return commands
    .map(({ type, x1, y1, x2, y2, x, y }) => {
      const numbers = [x1, y1, x2, y2, x, y].filter((n) => n !== undefined)
      const from = at
      if (x !== undefined && y !== undefined) at = `${Math.round(x)} ${Math.round(y)}`
      const isNowhere = type === 'L' && at === from
      return isNowhere ? '' : type + numbers.map((n) => Math.round(n) + 0).join(' ')
    })
    .join('')
}

/** Outlines at 100 px, baseline at 0: letter → [advance, path data]. */
function outlines(weight: number): Record<string, [number, string]> {
  const file = require.resolve(`@fontsource/figtree/files/figtree-latin-${weight}-normal.woff`)
  const bytes = readFileSync(file)
  const font = opentype.parse(
    bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength) as ArrayBuffer,
  )
  return Object.fromEntries(
    [...LETTERS].map((letter) => {
      const glyph = font.charToGlyph(letter)
      const advance = ((glyph.advanceWidth ?? 0) / font.unitsPerEm) * SIZE
      return [letter, [Math.round(advance * 10) / 10, pathData(glyph.getPath(0, 0, SIZE).commands)]]
    }),
  )
}

const data = Object.fromEntries(
  Object.entries(WEIGHTS).map(([name, weight]) => [name, outlines(weight)]),
)
writeFileSync(new URL('lettering.data.json', import.meta.url), `${JSON.stringify(data)}\n`)
