import { POSTS } from '../blog/posts.ts'
import type { PageImage } from './head.ts'
import { SOCIAL_SIZE, socialPicture } from './socialPicture.ts'

const [LATEST] = POSTS

/** What stands for pages without a picture of their own: the drawing of the latest post. */
export const SITE_IMAGE: PageImage | null = LATEST
  ? { src: socialPicture(LATEST.image.src), alt: LATEST.image.alt, size: SOCIAL_SIZE }
  : null
