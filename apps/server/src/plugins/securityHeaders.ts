import helmet from '@fastify/helmet'
import fp from 'fastify-plugin'

export interface SecurityHeadersOptions {
  /** Whether visitors come by https: only then may a browser be told to insist on it. */
  https: boolean
}

/** Nothing but our own files may run; Mantine writes inline styles, and cards draw with data URLs. */
const DIRECTIVES = {
  'default-src': ["'self'"],
  'script-src': ["'self'"],
  'script-src-attr': ["'none'"],
  'style-src': ["'self'", "'unsafe-inline'"],
  'img-src': ["'self'", 'data:'],
  'font-src': ["'self'"],
  'connect-src': ["'self'"],
  'object-src': ["'none'"],
  'base-uri': ["'none'"],
  'form-action': ["'self'"],
  'frame-ancestors': ["'none'"],
}

export const securityHeaders = fp<SecurityHeadersOptions>(async (app, { https }) => {
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: https ? { ...DIRECTIVES, 'upgrade-insecure-requests': [] } : DIRECTIVES,
    },
    strictTransportSecurity: https ? { maxAge: 31_536_000, includeSubDomains: false } : false,
    // Browsers warn about these two on plain http, on every address but loopback.
    crossOriginOpenerPolicy: https,
    originAgentCluster: https,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    xFrameOptions: { action: 'deny' },
  })
})
