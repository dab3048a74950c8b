/** The bytes of a row while they arrive, up to a limit; they may come in many pieces. */
export interface RowBytes {
  add(piece: Uint8Array): void
  /** How many have come, kept or not. */
  readonly size: number
  /** What was kept, and whether that is all of it. Begins anew. */
  take(): { bytes: Uint8Array; isWhole: boolean }
}

export function createRowBytes(most: number): RowBytes {
  let pieces: Uint8Array[] = []
  let size = 0
  let kept = 0
  return {
    add(piece) {
      const part = piece.subarray(0, most - kept)
      // A copy: who reads a file may use the memory of a piece again.
      if (part.length > 0) pieces.push(part.slice())
      kept += part.length
      size += piece.length
    },
    get size() {
      return size
    },
    take() {
      const bytes = new Uint8Array(kept)
      let at = 0
      for (const piece of pieces) {
        bytes.set(piece, at)
        at += piece.length
      }
      const isWhole = kept === size
      pieces = []
      size = 0
      kept = 0
      return { bytes, isWhole }
    },
  }
}
