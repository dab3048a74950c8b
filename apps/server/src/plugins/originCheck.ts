import { AppError } from '@hearth/core/error.ts'
import type { FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'

export interface OriginCheckOptions {
  /** The address that visitors use, where a proxy in front changes the host. */
  publicUrl: string | undefined
}

const READS = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Refuses what another site's page makes a visitor's browser change. Browsers name the page's origin
 * with every such request; a client without one is no browser and carries nobody's cookies.
 */
export const originCheck = fp<OriginCheckOptions>(async (app, { publicUrl }) => {
  const publicOrigin = publicUrl === undefined ? undefined : new URL(publicUrl).origin
  app.addHook('onRequest', async (request) => {
    if (READS.has(request.method)) return
    const { origin } = request.headers
    if (origin === undefined || origin === publicOrigin || isOwnHost(origin, request)) return
    throw new AppError('originRefused')
  })
})

function isOwnHost(origin: string, request: FastifyRequest): boolean {
  return URL.canParse(origin) && new URL(origin).host === request.host
}
