import { MOST_PIXELS, REFUSALS } from '@hearth/core/file/uploadRules.ts'
import sharp, { type Metadata } from 'sharp'
import { LONGEST_SIDES } from './encode.ts'
import { hidesSomething } from './hidden.ts'
import { type Pixels, Refused } from './made.ts'

/** One picture at a time is made over, on one processor: the worker has other work too. */
sharp.concurrency(1)
sharp.cache(false)
/** The library reads far more than we take. What we do not take it shall not try to read. */
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: [
    'VipsForeignLoadJpegBuffer',
    'VipsForeignLoadPngBuffer',
    'VipsForeignLoadWebpBuffer',
    'VipsForeignLoadHeifBuffer',
    'VipsForeignLoadNsgifBuffer',
  ],
})

const MOST_SECONDS = 30

/**
 * The pixels of an uploaded picture, no larger than we keep them: the right way up, in sRGB, on white.
 * Throws Refused for what is damaged, moves, is too large, or is something else as well.
 */
export async function decode(original: Uint8Array): Promise<Pixels> {
  if (hidesSomething(original)) throw new Refused(REFUSALS.mixed)
  if (isFilm(original)) throw new Refused(REFUSALS.moving)
  assertFit(await reading(() => sharp(original, { limitInputPixels: false }).metadata()))
  const { data, info } = await reading(() =>
    sharp(original, { limitInputPixels: MOST_PIXELS, failOn: 'error', autoOrient: true })
      .timeout({ seconds: MOST_SECONDS })
      .resize({ ...LONGEST_SIDES, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .toColourspace('srgb')
      .raw()
      .toBuffer({ resolveWithObject: true }),
  )
  return { data, width: info.width, height: info.height, channels: 3 }
}

function assertFit({ width = 0, height = 0, pages = 1 }: Metadata): void {
  if (pages > 1) throw new Refused(REFUSALS.moving)
  if (width * height > MOST_PIXELS) throw new Refused(REFUSALS.tooManyPixels)
}

/** Films of PNG and AVIF, of which the library reads the first picture alone and does not say so. */
function isFilm(original: Uint8Array): boolean {
  const head = Buffer.from(original.subarray(0, 1024)).toString('latin1')
  return head.startsWith('ftypavis', 4) || (head.startsWith('PNG', 1) && head.includes('acTL'))
}

async function reading<T>(read: () => Promise<T>): Promise<T> {
  try {
    return await read()
  } catch (error) {
    const isSlow = error instanceof Error && /timeout/i.test(error.message)
    throw new Refused(isSlow ? REFUSALS.tooSlow : REFUSALS.damaged, { cause: error })
  }
}
