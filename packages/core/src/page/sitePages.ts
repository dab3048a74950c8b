import { POSTS } from '../blog/posts.ts'
import { LISTING_TYPES } from '../property/contract.ts'
import { resultsPath } from './searchPaths.ts'

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

const LEGAL = ['/terms', '/privacy', '/cookies', '/data']

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
    ...POSTS.map(({ id, date }) => ({ path: `/blog/${id}`, lastModified: date })),
    ...LEGAL.map((path) => ({ path })),
  ]
}
