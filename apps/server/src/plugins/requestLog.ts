import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import fp from 'fastify-plugin'

const USABLE_ID = /^[\w.-]{1,64}$/

/** The id that a proxy in front gave the request, or a new one. */
export function requestId(request: IncomingMessage): string {
  const given = request.headers['x-request-id']
  return typeof given === 'string' && USABLE_ID.test(given) ? given : randomUUID()
}

/** Pictures, assets and health checks come by the dozen and say little. */
const FREQUENT = /^\/((art|social|assets|health)\/|metrics$)/

/**
 * One line per request, once it is answered. What a person typed travels in the query string or the
 * body, so only the path is written down; nor is the address of the visitor.
 */
export const requestLog = fp(async (app) => {
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id)
  })
  app.addHook('onResponse', async (request, reply) => {
    const path = pathOf(request.url)
    const line = {
      method: request.method,
      path,
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
    }
    if (reply.statusCode < 500 && FREQUENT.test(path)) request.log.debug(line, 'request')
    else request.log.info(line, 'request')
  })
})

/** The path of a request's URL, without what follows the question mark. */
export function pathOf(url: string): string {
  return url.split('?', 1)[0] ?? url
}
