import { num } from './shapes.ts'

/** What a drawing defines once and uses many times. */
export interface Defs {
  /** Defines markup under a name, once, and gives the reference for a fill. */
  fill(name: string, markup: (id: string) => string): string
  /** Draws markup at a place; the same markup is written only once. */
  stamp(markup: string, x: number, y: number): string
  /** Changes the colours of everything defined so far; what is defined later keeps its own. */
  recolour(change: (markup: string) => string): void
  toString(): string
}

/** Names are unique to the prefix, so that several drawings can stand in one page. */
export function createDefs(prefix: string): Defs {
  let written: string[] = []
  const fills = new Map<string, string>()
  const stamps = new Map<string, string>()
  return {
    fill(name, markup) {
      const id = fills.get(name) ?? `${prefix}f${fills.size}`
      if (!fills.has(name)) {
        fills.set(name, id)
        written.push(markup(id))
      }
      return `url(#${id})`
    },
    stamp(markup, x, y) {
      const id = stamps.get(markup) ?? `${prefix}s${stamps.size}`
      if (!stamps.has(markup)) {
        stamps.set(markup, id)
        written.push(`<g id="${id}">${markup}</g>`)
      }
      const across = x === 0 ? '' : ` x="${num(x)}"`
      const down = y === 0 ? '' : ` y="${num(y)}"`
      return `<use href="#${id}"${across}${down}/>`
    },
    recolour(change) {
      written = written.map(change)
    },
    toString: () => (written.length === 0 ? '' : `<defs>${written.join('')}</defs>`),
  }
}
