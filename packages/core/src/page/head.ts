/** An object of schema.org's vocabulary, as robots read it beside the page. */
export type JsonLd = { readonly [property: string]: unknown }

/** The picture that stands for a page in a chat or on a social network. */
export interface PageImage {
  /** A path of ours to a JPEG, or an address elsewhere. */
  src: string
  alt: string
  /** Pixels; null: not known. */
  size: { width: number; height: number } | null
}

/** What a page says of itself to browsers, robots and whoever a link to it is sent to. */
export interface PageHead {
  /** Without the name of the site. */
  title: string
  description: string
  /** The one address, path and query, under which the page is known; null: it has none. */
  path: string | null
  image: PageImage | null
  type: 'website' | 'article'
  /** The path of an Atom feed of what it lists; absent: it has none. */
  feed?: string
  /** Whether robots shall list it. They may follow its links either way. */
  isIndexed: boolean
  jsonLd: readonly JsonLd[]
}

export const SITE_NAME = 'Hearth'

/** The name under which every page tells the site's own address, whichever host it was asked for by. */
export const SITE_ORIGIN_NAME = 'site-origin'

export const SITE_DESCRIPTION =
  'Find a home in the UK by describing it in plain words. Say it the way you would say it to a friend, and Hearth does the searching.'

/** The title as it stands in the browser's tab; the front door's begins with the name and needs no other. */
export function tabTitle(title: string): string {
  return title.startsWith(`${SITE_NAME}:`) ? title : `${title} · ${SITE_NAME}`
}

/** A page that is for one person, or says nothing by itself: a title, and nothing to be found by. */
export function unlistedHead(title: string): PageHead {
  return {
    title,
    description: SITE_DESCRIPTION,
    path: null,
    image: null,
    type: 'website',
    isIndexed: false,
    jsonLd: [],
  }
}

export const NOT_FOUND_HEAD = unlistedHead('Page not found')
/** While nothing is known of a home yet. */
export const PROPERTY_UNKNOWN_HEAD = unlistedHead('Property')
export const PROPERTY_NOT_FOUND_HEAD = unlistedHead('Property Not Found')
