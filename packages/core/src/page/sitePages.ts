import { POSTS } from '../blog/posts.ts'
import { LISTING_TYPES } from '../property/contract.ts'
import { postPath } from './blogHead.ts'
import { resultsPath } from './searchPaths.ts'
import { TEXT_PAGES } from './textHead.ts'

/** A page that search engines may list, and what they are told of it. */
export interface SitePage {
  path: string
  /** yyyy-MM-dd; absent: it changes all the time, or nobody knows. */
  lastModified?: string
}

interface Place {
  name: string
  /** How many homes there are. */
  sale: number
  rent: number
}

/** Every page but those of single homes: those that lead to homes come first. */
export function sitePages(busiestPlaces: readonly Place[]): SitePage[] {
  const placePages = busiestPlaces.flatMap(({ name, ...homes }) =>
    LISTING_TYPES.filter((listingType) => homes[listingType] > 0).map((listingType) => ({
      path: resultsPath({ listingType, location: name }),
    })),
  )
  return [
    { path: '/' },
    ...LISTING_TYPES.map((listingType) => ({ path: resultsPath({ listingType }) })),
    ...placePages,
    { path: '/blog' },
    ...POSTS.map((post) => ({ path: postPath(post), lastModified: post.date })),
    ...Object.keys(TEXT_PAGES).map((path) => ({ path })),
  ]
}
