/** The little of opentype.js 2 that the lettering generator uses; the package ships no types. */
declare module 'opentype.js' {
  interface Glyph {
    advanceWidth?: number
    getPath(x: number, y: number, fontSize: number): { toPathData(decimalPlaces: number): string }
  }
  interface Font {
    unitsPerEm: number
    charToGlyph(character: string): Glyph
  }
  const opentype: { parse(buffer: ArrayBuffer): Font }
  export default opentype
}
