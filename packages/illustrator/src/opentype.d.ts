/** The little of opentype.js 2 that the lettering generator uses; the package ships no types. */
declare module 'opentype.js' {
  interface Command {
    type: 'M' | 'L' | 'Q' | 'C' | 'Z'
    x?: number
    y?: number
    x1?: number
    y1?: number
    x2?: number
    y2?: number
  }
  interface Glyph {
    advanceWidth?: number
    getPath(x: number, y: number, fontSize: number): { commands: readonly Command[] }
  }
  interface Font {
    unitsPerEm: number
    charToGlyph(character: string): Glyph
  }
  const opentype: { parse(buffer: ArrayBuffer): Font }
  export default opentype
}
