import { type PageHead, SITE_DESCRIPTION, SITE_NAME } from './head.ts'
import { organisation, SCHEMA } from './jsonLd.ts'
import { SITE_IMAGE } from './siteImage.ts'

/** The front door. `origin` is the site's own, without a slash at its end. */
export function homeHead(origin: string): PageHead {
  return {
    title: `${SITE_NAME}: discover your next home`,
    description: SITE_DESCRIPTION,
    path: '/',
    image: SITE_IMAGE,
    type: 'website',
    isIndexed: true,
    jsonLd: [
      { '@context': SCHEMA, ...organisation(origin) },
      {
        '@context': SCHEMA,
        '@type': 'WebSite',
        '@id': `${origin}/#site`,
        name: SITE_NAME,
        url: `${origin}/`,
        description: SITE_DESCRIPTION,
        inLanguage: 'en-GB',
        publisher: { '@id': `${origin}/#organisation` },
        potentialAction: {
          '@type': 'SearchAction',
          target: {
            '@type': 'EntryPoint',
            urlTemplate: `${origin}/properties?location={place}`,
          },
          'query-input': 'required name=place',
        },
      },
    ],
  }
}
