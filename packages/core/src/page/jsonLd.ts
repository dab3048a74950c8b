import { type JsonLd, SITE_NAME } from './head.ts'

export const SCHEMA = 'https://schema.org'

/** One step on the way from the front door to a page; the last one, the page itself, needs no path. */
export interface Crumb {
  name: string
  path?: string
}

/** The way to a page, the front door first. */
export function breadcrumbs(origin: string, crumbs: readonly Crumb[]): JsonLd {
  const all: Crumb[] = [{ name: SITE_NAME, path: '/' }, ...crumbs]
  return {
    '@context': SCHEMA,
    '@type': 'BreadcrumbList',
    itemListElement: all.map(({ name, path }, nth) => ({
      '@type': 'ListItem',
      position: nth + 1,
      name,
      ...(path !== undefined && { item: absolute(origin, path) }),
    })),
  }
}

/** Who publishes this site. */
export function organisation(origin: string): JsonLd {
  return {
    '@type': 'Organization',
    '@id': `${origin}/#organisation`,
    name: SITE_NAME,
    url: `${origin}/`,
    logo: `${origin}/favicon.svg`,
  }
}

/** A path of ours as an address; what is one already stays as it is. */
export function absolute(origin: string, path: string): string {
  return path.startsWith('/') ? `${origin}${path}` : path
}
