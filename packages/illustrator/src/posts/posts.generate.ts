/**
 * Writes the pictures of the blog's posts to apps/web/public/blog. A test tells when they are not what is
 * drawn any more; then run `node packages/illustrator/src/posts/posts.generate.ts`.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { drawPost, POST_PICTURES } from './postPictures.ts'

const folder = join(import.meta.dirname, '../../../../apps/web/public/blog')

mkdirSync(folder, { recursive: true })
for (const id of POST_PICTURES) writeFileSync(join(folder, `${id}.svg`), drawPost(id))
