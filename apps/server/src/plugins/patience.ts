import type { FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import type { Limits } from '../limits.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whether what is sent here may be large: then it has time as long as more of it comes. */
    takesUploads?: boolean
  }
}

type Patience = Pick<Limits, 'bodyMs' | 'uploadMs' | 'uploadPauseMs'>

/**
 * Ends the connection of whoever takes too long to send a request: it is held for nothing. A large file on a
 * slow line is not nothing, which is why Node's own limit, one for all requests, does not do.
 */
export const patience = fp<{ limits: Patience }>(async (app, { limits }) => {
  app.addHook('onRequest', async (request, reply) => {
    const isUpload = request.routeOptions.config.takesUploads ?? false
    const timer = setTimeout(
      () => endUnfinished(request),
      isUpload ? limits.uploadMs : limits.bodyMs,
    )
    reply.raw.once('close', () => clearTimeout(timer))
    // A request that is injected has no line that could fall silent.
    if (isUpload && 'setTimeout' in request.raw) {
      request.raw.setTimeout(limits.uploadPauseMs, () => endUnfinished(request))
    }
  })
})

function endUnfinished({ raw }: FastifyRequest): void {
  if (!raw.complete) raw.destroy()
}
