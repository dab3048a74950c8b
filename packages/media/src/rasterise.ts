import sharp from 'sharp'

/** One drawing on one processor; whoever calls says how many at once. */
sharp.concurrency(1)
sharp.cache(false)

interface Size {
  width: number
  height: number
}

/** Pixels of an inch that a drawing's own units are taken for. */
const DRAWN_DENSITY = 72
const QUALITY = { quality: 82, mozjpeg: true }

/**
 * A drawing of ours as a JPEG of that size. What is in the middle stays where the shapes differ; all of a plan
 * is kept, on white. Never for drawings of others: they may name files, and grow without end.
 */
export async function rasterise(
  svg: string,
  { width, height }: Size,
  isPlan: boolean,
): Promise<Buffer> {
  const drawing = Buffer.from(svg)
  const drawn = await sharp(drawing).metadata()
  // Drawn anew at the size that is wanted: enlarging pixels would blur it.
  const enlarged = Math.max(width / (drawn.width ?? width), height / (drawn.height ?? height))
  return sharp(drawing, { density: DRAWN_DENSITY * enlarged })
    .resize({ width, height, fit: isPlan ? 'contain' : 'cover', background: '#ffffff' })
    .flatten({ background: '#ffffff' })
    .jpeg(QUALITY)
    .toBuffer()
}
