import { publicMessage } from '@hearth/backend/errors.ts'
import { getHTTPStatusCodeFromError } from '@trpc/server/http'
import type { FastifyError } from 'fastify'
import fp from 'fastify-plugin'
import { toTrpcError, trpcErrorBody } from '../trpcError.ts'
import { pathOf } from './requestLog.ts'

const TOO_LARGE = 'FST_ERR_CTP_BODY_TOO_LARGE'
const CLOSED_EARLY = 'ERR_STREAM_PREMATURE_CLOSE'

/** Answers what was refused before a procedure saw it, in the shape that its caller expects. */
export const errors = fp<{ bodyBytes: number }>(async (app, { bodyBytes }) => {
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    if (error.code === TOO_LARGE) {
      error.message = `The request is larger than ${bodyBytes / 1024} KB.`
    }
    const trpcError = toTrpcError(error, error.statusCode ?? 500)
    const status = getHTTPStatusCodeFromError(trpcError)
    // Whoever leaves before the answer closes it. Closed while somebody waits, it is a fault of ours.
    if (error.code === CLOSED_EARLY && reply.raw.destroyed) {
      request.log.info({ path: pathOf(request.url) }, 'left before the answer')
    } else if (status >= 500) {
      request.log.error({ err: error }, 'request failed')
    }
    const body = request.url.startsWith('/trpc/')
      ? trpcErrorBody(request.url, trpcError)
      : { statusCode: status, message: publicMessage(trpcError) }
    return reply.code(status).send(body)
  })
})
