/** What is somebody's own, does something, or says nothing by itself. */
const NOT_FOR_ROBOTS = [
  '/trpc',
  '/upload',
  '/mailbox',
  '/search-loading',
  '/auth',
  '/account',
  '/saved-properties',
  '/saved-searches',
  '/viewings',
  '/messages',
  '/agent/',
  '/unsubscribe',
  '/newsletter/',
]

interface Site {
  /** Where visitors come to, without a slash at its end. */
  address: string
  /** False: no search engine shall list any of it. */
  isPublic: boolean
}

/** What robots.txt says (RFC 9309). */
export function robotsTxt({ address, isPublic }: Site): string {
  const rules = isPublic
    ? NOT_FOR_ROBOTS.map((path) => `Disallow: ${path}`)
    : [
        '# Not a public installation: PUBLIC_URL is not set, or leads to this machine alone.',
        'Disallow: /',
      ]
  return ['User-agent: *', ...rules, '', `Sitemap: ${address}/sitemap.xml`, ''].join('\n')
}
