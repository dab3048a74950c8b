import { postById } from '@hearth/core/blog/posts.ts'
import { blogHead, blogPostHead } from '@hearth/core/page/blogHead.ts'
import { unlistedHead } from '@hearth/core/page/head.ts'
import { TEXT_PAGES, type TextPath, textHead } from '@hearth/core/page/textHead.ts'
import { UNLISTED_TITLES } from '@hearth/core/page/unlistedTitles.ts'
import { homePage } from './homePage.ts'
import { propertyPage } from './propertyPage.ts'
import { resultsPage } from './resultsPage.ts'
import type { PageRoute } from './visit.ts'

const unlisted: Record<string, PageRoute> = Object.fromEntries(
  Object.entries(UNLISTED_TITLES).map(([path, title]) => [
    path,
    { write: () => ({ status: 200, head: unlistedHead(title) }) },
  ]),
)

const texts: Record<string, PageRoute> = Object.fromEntries(
  Object.keys(TEXT_PAGES).map((path) => [
    path,
    { write: ({ origin }) => ({ status: 200, head: textHead(path as TextPath, origin) }) },
  ]),
)

/** Every route of the web app, as its router writes it, and what is served for it. */
export const PAGES: Readonly<Record<string, PageRoute>> = {
  ...unlisted,
  ...texts,
  '/': homePage,
  '/properties': resultsPage,
  '/property/$id': propertyPage,
  '/blog': { write: ({ origin }) => ({ status: 200, head: blogHead(origin) }) },
  '/blog/$id': {
    write: ({ params, origin }) => {
      const post = postById(params.id ?? '')
      return post ? { status: 200, head: blogPostHead(post, origin) } : { redirect: '/blog' }
    },
  },
}
