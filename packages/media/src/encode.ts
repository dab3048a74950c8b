import { PICTURE_FORMATS, PICTURE_WIDTHS } from '@hearth/core/file/pictures.ts'
import sharp from 'sharp'
import type { MadePicture, Pixels } from './made.ts'

/** Nothing that is kept is larger; a tall picture may be twice as high as the widest is wide. */
export const LONGEST_SIDES = { width: Math.max(...PICTURE_WIDTHS), height: 3200 }

/** The plain one, for mail programs and pages of others. */
const JPEG_WIDTH = 960
const QUALITY = { avif: { quality: 55, effort: 3 }, webp: { quality: 78 }, jpeg: { quality: 80 } }

/** A picture in all widths and formats in which it is kept. None holds anything but its pixels. */
export async function encode(pixels: Pixels): Promise<MadePicture[]> {
  const { data, width, height, channels } = pixels
  const at = (most: number) =>
    sharp(data, { raw: { width, height, channels } })
      .flatten({ background: '#ffffff' })
      .resize({ width: Math.min(most, width) })
  const made: MadePicture[] = []
  for (const most of PICTURE_WIDTHS) {
    for (const format of PICTURE_FORMATS) {
      const bytes = await at(most)[format](QUALITY[format]).toBuffer()
      made.push({ suffix: `-${most}.${format}`, bytes })
    }
  }
  const jpeg = await at(JPEG_WIDTH)
    .jpeg({ ...QUALITY.jpeg, mozjpeg: true })
    .toBuffer()
  return [...made, { suffix: '.jpg', bytes: jpeg }]
}
