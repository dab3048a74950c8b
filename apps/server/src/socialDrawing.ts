import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { POSTS } from '@hearth/core/blog/posts.ts'
import { drawPicture } from '@hearth/illustrator/draw.ts'
import { parsePictureUrl } from '@hearth/illustrator/picture.ts'

export interface Drawing {
  svg: string
  isPlan: boolean
  /** Whether its address will always show the same; the drawing of a post may be bettered. */
  isForever: boolean
}

/** The drawing at an address below /art or /blog; undefined for any address that is none of ours. */
export async function readDrawing(address: string, webRoot: string): Promise<Drawing | undefined> {
  const picture = parsePictureUrl(address)
  if (picture) {
    return { svg: drawPicture(picture), isPlan: picture.scene === 'floorplan', isForever: true }
  }
  const post = POSTS.find(({ image }) => image.src === address)
  const file = join(webRoot, 'blog', `${post?.id}.svg`)
  // While the web app is built anew, there is none.
  if (!post || !existsSync(file)) return undefined
  return { svg: await readFile(file, 'utf8'), isPlan: false, isForever: false }
}
