const HEAD = 6
const ENTRY = 16

/** A square PNG as the one image of an ICO file, as Windows and browsers since 2007 read it. */
export function asIco(png: Buffer, size: number): Buffer {
  const head = Buffer.alloc(HEAD + ENTRY)
  head.writeUInt16LE(1, 2)
  head.writeUInt16LE(1, 4)
  head.writeUInt8(size, HEAD)
  head.writeUInt8(size, HEAD + 1)
  head.writeUInt16LE(1, HEAD + 4)
  head.writeUInt16LE(32, HEAD + 6)
  head.writeUInt32LE(png.byteLength, HEAD + 8)
  head.writeUInt32LE(head.byteLength, HEAD + 12)
  return Buffer.concat([head, png])
}
