import helmet from '@fastify/helmet'
import type { Settings } from '@hearth/backend/settings.ts'
import fp from 'fastify-plugin'

export interface SecurityHeadersOptions {
  /** Whether visitors come by https: only then may a browser be told to insist on it. */
  https: boolean
  maps: Settings['maps']
  /** The PostHog that browsers may tell what is measured; null: none. */
  analytics: Settings['site']['analytics']
}

/** Nothing but our own files may run; Mantine writes inline styles, and cards draw with data URLs. Blobs are
 * pictures that a page has made itself: what is about to be uploaded, and parts of maps. */
const DIRECTIVES = {
  'default-src': ["'self'"],
  'script-src': ["'self'"],
  'script-src-attr': ["'none'"],
  'style-src': ["'self'", "'unsafe-inline'"],
  'img-src': ["'self'", 'data:', 'blob:'],
  'font-src': ["'self'"],
  'connect-src': ["'self'"],
  'object-src': ["'none'"],
  'base-uri': ["'none'"],
  'form-action': ["'self'"],
  'frame-ancestors': ["'none'"],
}

/**
 * What maps need on top: Google's static pictures with a key; with a MapLibre style its tiles, pictures
 * and glyphs, from whichever https hosts it names, and the worker that MapLibre starts from a blob.
 */
function withMaps({ apiKey, styleUrl }: Settings['maps']) {
  const google = apiKey === null ? [] : ['https://maps.googleapis.com']
  if (styleUrl === null) return { ...DIRECTIVES, 'img-src': [...DIRECTIVES['img-src'], ...google] }
  const tiles = [...new Set([new URL(styleUrl).origin, 'https:'])]
  return {
    ...DIRECTIVES,
    'img-src': [...DIRECTIVES['img-src'], ...google, ...tiles],
    'connect-src': [...DIRECTIVES['connect-src'], ...tiles],
    'worker-src': ["'self'", 'blob:'],
  }
}

/** Events and flags go to one host alone. Its library is part of our own files. */
function policyOf({ maps, analytics }: Pick<SecurityHeadersOptions, 'maps' | 'analytics'>) {
  const directives = withMaps(maps)
  if (analytics === null) return directives
  const connections = [...directives['connect-src'], new URL(analytics.host).origin]
  return { ...directives, 'connect-src': connections }
}

export const securityHeaders = fp<SecurityHeadersOptions>(async (app, options) => {
  const { https } = options
  const directives = policyOf(options)
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: https ? { ...directives, 'upgrade-insecure-requests': [] } : directives,
    },
    strictTransportSecurity: https ? { maxAge: 31_536_000, includeSubDomains: false } : false,
    // Browsers warn about these two on plain http, on every address but loopback.
    crossOriginOpenerPolicy: https,
    originAgentCluster: https,
    // No address is told to anybody, not even to ourselves: some hold tokens, and a page goes from one to the
    // next without asking for another policy.
    referrerPolicy: { policy: 'strict-origin' },
    xFrameOptions: { action: 'deny' },
  })
})
