import { XML_DECLARATION, xmlOf } from './xml.ts'

/** A page, or a file of the sitemap. Addresses are whole ones. */
export interface Located {
  address: string
  /** A day or an instant, as ISO says it. */
  lastModified?: string
  /** A picture of it. */
  image?: string | null
}

const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9'
const IMAGES = 'http://www.google.com/schemas/sitemap-image/1.1'

const locate = ({ address, lastModified }: Located) => ({
  loc: address,
  ...(lastModified && { lastmod: lastModified }),
})

/** The index of a sitemap, naming its files. */
export function sitemapIndex(files: readonly Located[]): string {
  return (
    XML_DECLARATION + xmlOf({ sitemapindex: { '@xmlns': NAMESPACE, sitemap: files.map(locate) } })
  )
}

/** One file of a sitemap, written as its pages come. */
export async function* urlSet(
  pages: AsyncIterable<readonly Located[]> | Iterable<readonly Located[]>,
): AsyncGenerator<string> {
  yield `${XML_DECLARATION}<urlset xmlns="${NAMESPACE}" xmlns:image="${IMAGES}">`
  for await (const some of pages) {
    const url = some.map((page) => ({
      ...locate(page),
      ...(page.image && { 'image:image': { 'image:loc': page.image } }),
    }))
    yield xmlOf({ url })
  }
  yield '</urlset>'
}
