import { uploadedPicture } from '../file/pictures.ts'

/** The drawings that are ours: of listings and of the blog. */
const DRAWING = /^\/(art|blog)\/([\w/-]+)\.svg$/
const RASTERISED = /^\/social\/((?:art|blog)\/[\w/-]+)\.jpg$/

/** Pixels of what is drawn for chats and social networks; an uploaded picture has its own size. */
export const SOCIAL_SIZE = { width: 1200, height: 630 } as const

/**
 * The address of a JPEG of any picture of a listing or a post: chats, feed readers and social networks show no
 * SVG. An address that is not ours is given back as it is.
 */
export function socialPicture(src: string): string {
  const uploaded = uploadedPicture(src)
  if (uploaded) return uploaded.src
  return src.replace(DRAWING, '/social/$1/$2.jpg')
}

/** The drawing that such an address shows; undefined when it is no address of socialPicture. */
export function drawingOf(path: string): string | undefined {
  const [, drawing] = RASTERISED.exec(path) ?? []
  return drawing === undefined ? undefined : `/${drawing}.svg`
}
