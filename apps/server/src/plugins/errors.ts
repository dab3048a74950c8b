import { publicMessage } from '@hearth/backend/errors.ts'
import { getHTTPStatusCodeFromError } from '@trpc/server/http'
import type { FastifyError } from 'fastify'
import fp from 'fastify-plugin'
import { toTrpcError, trpcErrorBody } from '../trpcError.ts'

const TOO_LARGE = 'FST_ERR_CTP_BODY_TOO_LARGE'

/** Answers what was refused before a procedure saw it, in the shape that its caller expects. */
export const errors = fp<{ bodyBytes: number }>(async (app, { bodyBytes }) => {
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    if (error.code === TOO_LARGE) {
      error.message = `The request is larger than ${bodyBytes / 1024} KB.`
    }
    const trpcError = toTrpcError(error, error.statusCode ?? 500)
    const status = getHTTPStatusCodeFromError(trpcError)
    if (status >= 500) request.log.error({ err: error }, 'request failed')
    const body = request.url.startsWith('/trpc/')
      ? trpcErrorBody(request.url, trpcError)
      : { statusCode: status, message: publicMessage(trpcError) }
    return reply.code(status).send(body)
  })
})
