import { TRPC_CODES } from '@hearth/backend/errors.ts'
import { appRouter } from '@hearth/backend/router.ts'
import { AppError } from '@hearth/core/error.ts'
import { getTRPCErrorShape, TRPCError } from '@trpc/server'
import { pathOf } from './plugins/requestLog.ts'

const CODE_OF_STATUS: Readonly<Record<number, TRPCError['code']>> = {
  400: 'BAD_REQUEST',
  404: 'NOT_FOUND',
  405: 'METHOD_NOT_SUPPORTED',
  413: 'PAYLOAD_TOO_LARGE',
  415: 'UNSUPPORTED_MEDIA_TYPE',
  503: 'SERVICE_UNAVAILABLE',
}

/** The same refusal as a tRPC error: what has no code there is a fault of ours. */
export function toTrpcError(error: unknown, status: number): TRPCError {
  if (error instanceof AppError) {
    return new TRPCError({ code: TRPC_CODES[error.code], message: error.code, cause: error })
  }
  const code = CODE_OF_STATUS[status] ?? 'INTERNAL_SERVER_ERROR'
  const message = error instanceof Error ? error.message : String(error)
  return new TRPCError({ code, message })
}

/**
 * The body with which tRPC would have refused the request, had the refusal come from a procedure:
 * clients of a batch read one answer for each of its procedures.
 */
export function trpcErrorBody(url: string, error: TRPCError): unknown {
  const paths = pathOf(url).replace('/trpc/', '').split(',')
  const answers = paths.map((path) => ({
    error: getTRPCErrorShape({
      config: appRouter._def._config,
      error,
      type: 'unknown',
      path,
      input: undefined,
      ctx: undefined,
    }),
  }))
  const isBatch = new URLSearchParams(url.split('?', 2)[1]).get('batch') === '1'
  return isBatch ? answers : answers[0]
}
